/**
 * `npm run library -- drawings`: checks every motion, draws the exercises whose motion, person or engine has
 * changed, and solves their motions for the live figure. Writes nothing while a check fails. The results in
 * library/drawings are committed: pictures, solved motions, their manifest, the record of the checks.
 * `73,74`: only these. `--motions`: only solved motions (a minute for all instead of a quarter of an hour).
 * `--all`: everything anew. `--verify`: checks and makes everything, writes nothing, and prints the differences
 * from the committed files.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readCheckRecord, type CheckRecord } from '../src/checks/check-record.ts';
import type { ExerciseDrawings } from '../src/drawings/draw-exercise.ts';
import {
  drawingFile,
  DRAWINGS,
  MANIFEST,
  motionFile,
  readManifest,
  shortHash,
  type DrawnExercise,
} from '../src/drawings/manifest.ts';
import { engineHashes, motionSourceHash, sourceHash } from '../src/drawings/source-hash.ts';
import { library } from '../src/library.ts';
import { checkAll, writeCheckRecord } from './check-all.ts';
import type { Job, Made } from './draw-worker.ts';
import { makeAll } from './make-all.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    motions: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
});
const engines = engineHashes();
const manifest = new Map(Object.entries(readManifest()));
const sources = new Map(
  library.map((entry) => [
    entry.id,
    { drawings: sourceHash(engines, entry), motion: motionSourceHash(engines, entry) },
  ]),
);
const only = new Set(positionals.flatMap((list) => list.split(',')).map(Number));
const jobs = library
  .map(({ id }) => jobFor(id))
  .filter(({ id }) => only.size === 0 || only.has(id))
  .filter(({ draws, plans }) => draws || plans);
const differing: string[] = [];

const checked = await checkAll();
if (values.verify) await verify();
else if (checked === null) process.exitCode = 1;
else await build(checked);

function jobFor(id: number): Required<Pick<Job, 'id' | 'draws' | 'plans'>> {
  const [known, now] = [manifest.get(String(id)), sources.get(id)];
  const everything = values.all || values.verify;
  return {
    id,
    draws: !values.motions && (everything || known?.source !== now?.drawings),
    plans: everything || known?.motionSource !== now?.motion,
  };
}

async function verify(): Promise<void> {
  const isRecorded = isDeepStrictEqual(checked, readCheckRecord());
  await makeAll('made', jobs, compare);
  for (const line of differing) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${jobs.length} exercises made, ${differing.length} files differ from the committed ones. ` +
      `The record of the checks is ${isRecorded ? 'up to date' : 'not up to date'}.\n`,
  );
  process.exitCode = differing.length === 0 && isRecorded ? 0 : 1;
}

async function build(record: CheckRecord): Promise<void> {
  writeCheckRecord(record);
  await makeAll('made', jobs, accept);
  forgetOthers();
  const count = (what: 'draws' | 'plans') => jobs.filter((job) => job[what]).length;
  process.stdout.write(
    `${count('draws')} of ${library.length} exercises drawn, ${count('plans')} motions solved; ` +
      `the others had not changed.\n`,
  );
}

function compare({ id }: Job, { drawings, motion }: Made): void {
  const committed = manifest.get(String(id));
  const hashes = hashesOf(drawings?.files ?? {});
  const names = Object.keys(hashes).filter((name) => hashes[name] !== committed?.files[name]);
  if (motion !== null && shortHash(motion) !== committed?.motion) names.push('motion');
  differing.push(...names.map((name) => `JME ${id} ${name}`));
}

/**
 * Writes the files of one exercise and the manifest together, so that an interrupted build
 * continues where it stopped.
 */
function accept({ id }: Job, { drawings, motion }: Made): void {
  const known = manifest.get(String(id)) ?? { source: '', files: {}, order: [] };
  const now = sources.get(id) ?? { drawings: '', motion: '' };
  mkdirSync(path.join(DRAWINGS, String(id)), { recursive: true });
  if (motion !== null) writeFileSync(motionFile(id), motion);
  if (drawings !== null) writeDrawings(id, drawings, Object.keys(known.files));
  manifest.set(String(id), {
    ...known,
    ...(drawings && {
      source: now.drawings,
      files: hashesOf(drawings.files),
      order: drawings.order,
    }),
    ...(motion !== null && { motion: shortHash(motion), motionSource: now.motion }),
  });
  writeManifest();
}

function writeDrawings(id: number, { files }: ExerciseDrawings, before: readonly string[]): void {
  for (const name of before) rmSync(drawingFile(id, name), { force: true });
  for (const [name, svg] of Object.entries(files)) {
    writeFileSync(drawingFile(id, name), gzipSync(svg, { level: 9 }));
  }
}

function hashesOf(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, svg]) => [name, shortHash(svg)]));
}

function writeManifest(): void {
  const entries = [...manifest].toSorted(([a], [b]) => Number(a) - Number(b));
  const lines = entries.map(
    ([id, drawn]: [string, DrawnExercise]) => `${JSON.stringify(id)}: ${JSON.stringify(drawn)}`,
  );
  writeFileSync(MANIFEST, `{\n${lines.join(',\n')}\n}\n`);
}

function forgetOthers(): void {
  const known = new Set(library.map(({ id }) => String(id)));
  for (const id of [...manifest.keys()].filter((key) => !known.has(key))) manifest.delete(id);
  for (const entry of readdirSync(DRAWINGS, { withFileTypes: true })) {
    if (entry.isDirectory() && !known.has(entry.name)) {
      rmSync(path.join(DRAWINGS, entry.name), { recursive: true });
    }
  }
  writeManifest();
}
