/**
 * Checks every motion, and draws every exercise whose motion, person or engine has changed: `npm run drawings`.
 * Nothing is written while a check fails. The result lies in library/drawings and is committed: pictures,
 * their manifest, and the record of the checks. `-- 73,74` draws only these, `-- --all` draws everything anew,
 * whatever has changed; `-- --verify` checks and draws everything and writes nothing, but names what differs
 * from what is committed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { readCheckRecord, type CheckRecord } from '../src/checks/check-record.ts';
import type { ExerciseDrawings } from '../src/drawings/draw-exercise.ts';
import {
  drawingFile,
  DRAWINGS,
  MANIFEST,
  readManifest,
  shortHash,
  type DrawnExercise,
} from '../src/drawings/manifest.ts';
import { engineHash, sourceHash } from '../src/drawings/source-hash.ts';
import { library } from '../src/library.ts';
import { checkAll, writeCheckRecord } from './check-all.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
});
const engine = engineHash();
const manifest = new Map(Object.entries(readManifest()));
const sources = new Map(library.map((entry) => [entry.id, sourceHash(engine, entry)]));
const only = new Set(positionals.flatMap((list) => list.split(',')).map(Number));
const everything = values.all || values.verify;
const wanted = library
  .map(({ id }) => id)
  .filter((id) => only.size === 0 || only.has(id))
  .filter((id) => everything || manifest.get(String(id))?.source !== sources.get(id));
const differing: string[] = [];

const checked = checkAll();
if (values.verify) await verify();
else if (checked === null) process.exitCode = 1;
else await build(checked);

async function verify(): Promise<void> {
  const isRecorded = isDeepStrictEqual(checked, readCheckRecord());
  await drawAll(wanted);
  for (const line of differing) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${wanted.length} exercises drawn, ${differing.length} pictures differ from the committed ones. ` +
      `The record of the checks is ${isRecorded ? 'up to date' : 'not up to date'}.\n`,
  );
  process.exitCode = differing.length === 0 && isRecorded ? 0 : 1;
}

async function build(record: CheckRecord): Promise<void> {
  writeCheckRecord(record);
  await drawAll(wanted);
  forgetOthers();
  process.stdout.write(
    `${wanted.length} of ${library.length} exercises drawn; the others had not changed.\n`,
  );
}

/** One worker thread for each processor, each with one exercise at a time. */
async function drawAll(ids: readonly number[]): Promise<void> {
  const waiting = [...ids];
  const start = performance.now();
  let done = 0;
  const keepDrawing = async () => {
    const worker = new Worker(new URL('draw-worker.ts', import.meta.url));
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      accept(id, await drawIn(worker, id));
      done++;
      tellProgress(done, ids.length, start);
    }
    await worker.terminate();
  };
  const workers = Math.min(availableParallelism(), ids.length);
  await Promise.all(Array.from({ length: workers }, keepDrawing));
}

function drawIn(worker: Worker, id: number): Promise<ExerciseDrawings> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (drawings: ExerciseDrawings) => {
      worker.off('error', reject);
      resolve(drawings);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(id);
  });
}

function accept(id: number, { files, order }: ExerciseDrawings): void {
  const hashes = Object.fromEntries(
    Object.entries(files).map(([name, svg]) => [name, shortHash(svg)]),
  );
  if (values.verify) {
    const committed = manifest.get(String(id))?.files ?? {};
    const names = Object.keys(hashes).filter((name) => hashes[name] !== committed[name]);
    differing.push(...names.map((name) => `JME ${id} ${name}`));
    return;
  }
  rmSync(path.join(DRAWINGS, String(id)), { recursive: true, force: true });
  mkdirSync(path.join(DRAWINGS, String(id)), { recursive: true });
  for (const [name, svg] of Object.entries(files)) {
    writeFileSync(drawingFile(id, name), gzipSync(svg, { level: 9 }));
  }
  manifest.set(String(id), { source: sources.get(id) ?? '', files: hashes, order });
  writeManifest();
}

/** After every exercise, so that a build that is cut short goes on where it was. */
function writeManifest(): void {
  const entries = [...manifest].toSorted(([a], [b]) => Number(a) - Number(b));
  const lines = entries.map(
    ([id, drawn]: [string, DrawnExercise]) => `${JSON.stringify(id)}: ${JSON.stringify(drawn)}`,
  );
  writeFileSync(MANIFEST, `{\n${lines.join(',\n')}\n}\n`);
}

/** Drawings of exercises that are gone. */
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

function tellProgress(done: number, all: number, start: number): void {
  const left = ((performance.now() - start) / done) * (all - done);
  const minutes = Math.ceil(left / 60_000);
  process.stdout.write(
    `${done} of ${all} drawn, ${done === all ? 'ready' : `about ${minutes} min left`}\n`,
  );
}
