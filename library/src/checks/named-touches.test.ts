import { expect, test } from 'vitest';
import { namedTouches } from './named-touches.ts';

test.each([
  ['Sit tall, feet flat, hands on your thighs.', 'thigh'],
  ['Lift the knee, right hand under your right thigh.', 'behindKnee'],
  ['Stand facing a solid desk, fingertips on it.', 'deskTips'],
  ['Sit tall, fingers laced behind your head.', 'occiput'],
  ['Stand tall, left hand holding the right elbow.', 'elbowOpp'],
  ['Sit tall and hold the edge of the seat with your right hand.', 'seat'],
])('"%s" names a touch', (step, contact) => {
  expect(namedTouches([step]).flatMap(({ contacts }) => contacts)).toContain(contact);
});

test.each([
  'Stand tall, feet hip-width apart, arms by your sides, palms facing in.',
  'Draw a slow circle outwards with both fists.',
  'Hold for 18 seconds, then change hands.',
  'Lift your right knee until the thigh is level.',
])('"%s" names none', (step) => {
  expect(namedTouches([step])).toEqual([]);
});
