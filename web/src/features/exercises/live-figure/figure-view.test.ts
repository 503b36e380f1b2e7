import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import { expect, test } from 'vitest';
import { endlessTimeline } from './endless-timeline.ts';
import { drawingAt, figureViewAt, type MovementScene } from './figure-view.ts';

const LOOK = { yaw: 0, pitch: 0, mirrored: false, theme: 'light' } as const;
const sceneOf = (sides: 'both' | 'each'): MovementScene => {
  const dose = { kind: 'repetitions', count: 1, seconds: 10 } as const;
  const loop = 'there-and-back';
  const timeline = endlessTimeline(movementTimeline({ dose, sides, loop }));
  return { timeline, keyframes: { times: [0, 0.5, 1], loop }, sides };
};
const turnsAt = (scene: MovementScene, ...seconds: number[]) =>
  seconds.map((second) => {
    const { side, turn } = figureViewAt(scene, second, LOOK);
    return `${side} ${turn.toFixed(2)}`;
  });

test('the figure turns from the first side to the second, and back before it begins again', () => {
  expect(turnsAt(sceneOf('each'), 0, 9.9, 10.5, 11.5, 12, 21.9, 22.5, 23.5, 24.1)).toEqual([
    'first 0.00',
    'first 0.00',
    'second 0.25',
    'second 0.75',
    'second 1.00',
    'second 1.00',
    'second 0.75',
    'second 0.25',
    'first 0.00',
  ]);
});

test('where both sides move at once there is no turn', () => {
  expect(sceneOf('both').timeline.seconds).toBe(10);
  expect(turnsAt(sceneOf('both'), 0, 5, 10)).toEqual(['second 1.00', 'second 1.00', 'second 1.00']);
});

test('drawings change side in the middle of the turn', () => {
  const drawn = [0, 4.6, 10.9, 11.1, 16.6, 22.9, 23.1].map((second) =>
    drawingAt(sceneOf('each'), second),
  );
  expect(drawn.map(({ side, keyframe }) => [side, keyframe])).toEqual([
    [0, 0],
    [0, 2],
    [0, 0],
    [1, 0],
    [1, 2],
    [1, 0],
    [0, 0],
  ]);
});
