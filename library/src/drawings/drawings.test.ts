import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findStrayInk } from '@limber/figure/stray-ink';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { sampleOf } from '../test/sample-of.ts';
import { drawExercise } from './draw-exercise.ts';
import { drawingFile, DRAWINGS, motionFile, readManifest, shortHash } from './manifest.ts';
import { planExercise } from './plan-exercise.ts';
import { engineHashes, motionSourceHash, sourceHash } from './source-hash.ts';

const manifest = readManifest();
const committed = (id: number, name: string) =>
  gunzipSync(readFileSync(drawingFile(id, name))).toString();
const engines = engineHashes();
const MEGABYTES = 15;

test(
  'every exercise is drawn from the engine and the motion as they are now: npm run library -- drawings',
  { tags: ['spec:silent/drawings-up-to-date'] },
  () => {
    const stale = library.filter(
      (entry) => manifest[entry.id]?.source !== sourceHash(engines, entry),
    );
    expect(stale.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
    expect(Object.keys(manifest)).toHaveLength(library.length);
  },
);

test(
  'every file is what the manifest says, and there is no other',
  { tags: ['spec:silent/drawings-up-to-date'] },
  () => {
    const changed = library.flatMap(({ id }) =>
      Object.entries(manifest[id]?.files ?? {}).flatMap(([name, hash]) =>
        shortHash(committed(id, name)) === hash ? [] : [`${id}/${name}`],
      ),
    );
    expect(changed).toEqual([]);
    const known = library.flatMap(({ id }) =>
      Object.keys(manifest[id]?.files ?? {}).map((name) => path.join(String(id), `${name}.svgz`)),
    );
    const there = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' });
    expect(there.filter((file) => file.endsWith('.svgz')).toSorted()).toEqual(known.toSorted());
  },
);

test(
  'every motion is solved from the engine and the data as they are now: npm run library -- drawings --motions',
  { tags: ['spec:silent/drawings-up-to-date'] },
  () => {
    const stale = library.filter(
      (entry) => manifest[entry.id]?.motionSource !== motionSourceHash(engines, entry),
    );
    expect(stale.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
    const changed = library.filter(
      ({ id }) => manifest[id]?.motion !== shortHash(readFileSync(motionFile(id), 'utf8')),
    );
    expect(changed.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  },
);

// Only one exercise is drawn again, to test the manifest itself.
test.each(sampleOf(library, shortHash(JSON.stringify(manifest))))(
  'drawn anew, $id $title is the committed picture',
  (entry) => {
    const { files, order } = drawExercise(entry);
    expect(manifest[entry.id]?.order).toEqual(order);
    for (const [name, svg] of Object.entries(files)) {
      expect(committed(entry.id, name) === svg, `${entry.id}/${name} differs`).toBe(true);
    }
  },
  120_000,
);

test.each(sampleOf(library, shortHash(JSON.stringify(manifest))))(
  'solved anew, the motion of $id $title is the committed one',
  (entry) => {
    const committedMotion = readFileSync(motionFile(entry.id), 'utf8');
    expect(planExercise(entry) === committedMotion, `${entry.id}/motion differs`).toBe(true);
  },
  120_000,
);

test(
  'every exercise shows at least three frames, of both sides where it has two',
  { tags: ['spec:silent/every-exercise-drawn'] },
  () => {
    for (const { id, sides } of library) {
      const names = Object.keys(manifest[id]?.files ?? {});
      for (const side of sides === 'each' ? ['right', 'left'] : ['frame']) {
        expect(names.filter((name) => name.startsWith(`${side}-`)).length).toBeGreaterThanOrEqual(
          3,
        );
      }
      expect(names).toContain('thumbnail');
    }
  },
);

test('all drawings together stay under fifteen megabytes', () => {
  const files = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(DRAWINGS, file)).size, 0);
  expect(bytes).toBeLessThan(MEGABYTES * 1024 * 1024);
});

test('no drawing has a tick of ink that means nothing', () => {
  const found = library.flatMap(({ id }) =>
    Object.keys(manifest[id]?.files ?? {})
      .filter((name) => name.startsWith('frame-'))
      .flatMap((name) =>
        findStrayInk(committed(id, name)).map(({ at }) => `${id}/${name} at ${at.join()}`),
      ),
  );
  expect(found).toEqual([]);
});
