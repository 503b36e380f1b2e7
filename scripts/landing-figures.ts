import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { MotionReply } from '@limber/contract/exercises';
import type { BodyArea } from '@limber/domain/body-areas';
import { library } from '@limber/library/library';
import { pictureText } from '@limber/library/pictures/picture-text';

const DRAWINGS = path.resolve(import.meta.dirname, '../library/drawings');

/** The front page's exercise for each area: together they show all people. */
const SHOWN: Record<BodyArea, number> = {
  neck: 83,
  shoulders: 105,
  elbows: 292,
  wristsHands: 31,
  upperBack: 36,
  lowerBack: 44,
  hips: 49,
  knees: 57,
  anklesFeet: 65,
};

/** Assets of the front page, which asks no API. */
export const FIGURES = path.resolve(import.meta.dirname, '../web/src/screens/landing/figures');

/** File contents by name, from today's library. */
export function landingFigures(): Record<string, string> {
  const areas = Object.entries(SHOWN) as [BodyArea, number][];
  const files = areas.flatMap(([area, id]) =>
    framesOf(id).map((file, index) => [`${area}-${index + 1}.svg`, drawingIn(file)] as const),
  );
  const described = areas.map(([area, id]) => describe(area, id));
  return { ...Object.fromEntries(files), 'figures.json': JSON.stringify(described) };
}

/** Data of an exercise for the page before any picture is loaded. */
function describe(area: BodyArea, id: number) {
  const exercise = library.find((each) => each.id === id);
  if (exercise === undefined) throw new Error(`The library has no exercise ${id}`);
  const { title } = exercise;
  return {
    area,
    title,
    pictureText: pictureText(exercise),
    loop: loopOf(id),
    frames: framesOf(id).length,
  };
}

/** The drawings of the movement, in order; the right side of one-sided exercises. */
function framesOf(id: number): string[] {
  return globSync(`{frame,right}-*.svgz`, { cwd: path.join(DRAWINGS, String(id)) })
    .toSorted()
    .map((file) => `${id}/${file}`);
}

function drawingIn(file: string): string {
  return gunzipSync(readFileSync(path.join(DRAWINGS, file))).toString();
}

type SolvedMotion = { motion: { loop?: MotionReply['loop'] } };

const solvedMotion = (id: number) =>
  JSON.parse(readFileSync(path.join(DRAWINGS, `${id}/motion.json`), 'utf8')) as SolvedMotion;

const loopOf = (id: number) => solvedMotion(id).motion.loop ?? 'there-and-back';

export function writeLandingFigures(): void {
  rmSync(FIGURES, { recursive: true, force: true });
  mkdirSync(FIGURES, { recursive: true });
  for (const [name, content] of Object.entries(landingFigures())) {
    writeFileSync(path.join(FIGURES, name), content);
  }
}
