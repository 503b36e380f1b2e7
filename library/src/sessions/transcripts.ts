import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { compileScript } from '@limber/domain/player/compile-script';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import { toClock } from '@limber/domain/routines/routine-duration';
import { seededRandom } from '@limber/domain/random';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { candidates } from '../choice/candidates.ts';
import { sessionOf } from './session-of.ts';
import { someRoutines } from './lengths.ts';

/** Sessions of any areas, beside two of each area. */
const MIXED: readonly RoutineMinutes[] = [1, 3, 3, 3, 5, 10];

/** Texts by file name: 30 sessions, each as a listener hears it, for a first time and when known. */
export function transcripts(): ReadonlyMap<string, string> {
  const ofAreas = BODY_AREAS.map((area, seed) => {
    const routine = chooseRoutine(candidates, splitEvenly([area]), seededRandom(seed));
    return { name: area, title: areaLabel(area), routine, minutes: 3 as const };
  });
  const mixed = someRoutines(MIXED.length).map((routine, index) => {
    const minutes = MIXED[index] ?? 3;
    return { name: `mixed-${index + 1}`, title: `Several areas`, routine, minutes };
  });
  return new Map(
    [...ofAreas, ...mixed].map(({ name, title, routine, minutes }) => {
      const session = (isKnown: boolean) => transcript(routine, minutes, isKnown);
      const heading = `# ${title}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
      return [
        `${name}.md`,
        `${heading}\n\n## The first time\n\n${session(false)}\n\n## When known\n\n${session(true)}\n`,
      ];
    }),
  );
}

function transcript(
  routine: Parameters<typeof sessionOf>[0],
  minutes: RoutineMinutes,
  isKnown: boolean,
): string {
  const { cues, parts } = compileScript(sessionOf(routine, minutes, isKnown));
  const heading = (exercise: number) =>
    `\n### ${routine[exercise]?.id} ${routine[exercise]?.title}\n\n`;
  return cues
    .map(({ at, words, exercise }) => {
      const isFirst = at === parts[exercise]?.start;
      return `${isFirst ? heading(exercise) : ''}- ${toClock(Math.floor(at))} ${words ?? '(tone)'}`;
    })
    .join('\n')
    .trim();
}
