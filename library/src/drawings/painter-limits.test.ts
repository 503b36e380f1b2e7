import { readFileSync } from 'node:fs';
import { painterNeeds, painterProblems } from '@limber/figure/painter-load';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { motionFile } from './manifest.ts';

/**
 * Clusters of the painter that must stay unused, for the clothes and tools of later exercises and
 * people.
 */
const FREE_CLUSTERS = 3;
/** The most rays that the painter casts along an edge. */
const RAYS = 960;

test('the card has room for every exercise, however it is turned and at the finest size', () => {
  const problems = library.flatMap(({ id }) => {
    const figure = JSON.parse(readFileSync(motionFile(id), 'utf8')) as FigureMotion;
    // Each exercise gets another instant and direction, the same in every run.
    const view = { time: (id % 7) / 6, yaw: (id * 47) % 360, pitch: (id * 13) % 60 };
    // In close-ups of hands and feet the chair stands close to the camera.
    const views = [view, { ...view, yaw: 120 }, { ...view, yaw: 180 }];
    return views
      .flatMap((each) => painterProblems(figure, each, RAYS))
      .map((problem) => `JME ${id}: ${problem}`);
  });
  expect(problems).toEqual([]);
}, 60_000);

test('the exercise that needs most clusters leaves the card room for three more', () => {
  const all = library.map(({ id }) => {
    const figure = JSON.parse(readFileSync(motionFile(id), 'utf8')) as FigureMotion;
    return { id, needs: painterNeeds(figure, {}) };
  });
  const [most] = all.toSorted((a, b) => b.needs.clusters - a.needs.clusters);
  const left = most ? most.needs.room - most.needs.clusters : 0;
  expect(left, `JME ${most?.id} needs ${most?.needs.clusters}`).toBeGreaterThanOrEqual(
    FREE_CLUSTERS,
  );
});
