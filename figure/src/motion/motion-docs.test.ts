import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BODY_CONTACTS } from '../contacts/body-contacts.ts';
import { ROOM_CONTACTS } from '../contacts/room-contacts.ts';
import type { HandShape } from '../pose/hand-shapes.ts';
import { MOVEMENTS } from '../pose/pose.ts';
import { AXIAL_RANGES, SIDED_RANGES, type Range } from '../pose/range-of-motion.ts';
import type { Base } from '../scene/place.ts';
import type { Landmark } from '../skeleton/landmarks.ts';
import { STANCE_KEYS, type FootPlace, type Motion, type View } from './motion.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/motion.md'), 'utf8');
type NoSide<Name> = Name extends `${'L' | 'R'}.${infer Part}` ? Part : Name;

/** The names of a string type. The parameter type makes the compiler require all of them. */
function namesOf<Name extends string>(names: Record<Name, true>): string[] {
  return Object.keys(names);
}

const FIELDS = namesOf<keyof Motion>({
  id: true,
  base: true,
  gaze: true,
  seat: true,
  view: true,
  focus: true,
  frames: true,
  start: true,
  arrows: true,
  loop: true,
  free: true,
  whole: true,
  bare: true,
  closeUp: true,
  inset: true,
  exceptions: true,
});
const BASES = namesOf<Base>({
  seated: true,
  standing: true,
  chairhold: true,
  desk: true,
  deskhold: true,
  wall: true,
  wallback: true,
  wallside: true,
});
const VIEWS = namesOf<View>({
  front: true,
  'three-quarter': true,
  right: true,
  side: true,
  back: true,
  'back-three-quarter': true,
  'back-above': true,
  'upper-front': true,
  'upper-three-quarter': true,
  'upper-side': true,
  'upper-back': true,
  'upper-behind': true,
  'bust-front': true,
  'bust-three-quarter': true,
  'bust-side': true,
  'bust-above': true,
  'bust-back': true,
  'bust-right': true,
  'lower-front': true,
  'lower-three-quarter': true,
  'lower-side': true,
  'lower-behind': true,
  'lower-above': true,
  hands: true,
  'hands-front': true,
  'hands-above': true,
  'hands-side': true,
  'hand-above': true,
  fingers: true,
  'fingers-front': true,
  'fingers-above': true,
  foot: true,
  'foot-side': true,
  'foot-front': true,
  feet: true,
  'feet-side': true,
  'feet-front': true,
  toes: true,
  'toes-front': true,
  hand: true,
});
const SHAPES = namesOf<HandShape>({
  relaxed: true,
  flat: true,
  spread: true,
  fist: true,
  hook: true,
  tabletop: true,
  cup: true,
  grip: true,
  drape: true,
  thumbUp: true,
});
const LANDMARKS = namesOf<NoSide<Landmark>>({
  brow: true,
  crown: true,
  nose: true,
  noseAhead: true,
  chin: true,
  neck: true,
  chest: true,
  upperBack: true,
  lowerBack: true,
  belly: true,
  pelvis: true,
  shoulder: true,
  elbow: true,
  forearm: true,
  wrist: true,
  palm: true,
  knuckle: true,
  fingertip: true,
  indexTip: true,
  ringTip: true,
  littleTip: true,
  thumb: true,
  thumbTip: true,
  hip: true,
  glute: true,
  knee: true,
  calf: true,
  jaw: true,
  ankle: true,
  heel: true,
  ball: true,
  toe: true,
  bigToe: true,
  outerEdge: true,
});
const FEET = namesOf<FootPlace>({ kneeOpp: true, ankleOpp: true });
const CONTACTS = [...Object.keys(BODY_CONTACTS), ...Object.keys(ROOM_CONTACTS)];
const WITHOUT_SIDE = [...new Set(MOVEMENTS.map((movement) => movement.replace(/^[LR]\./, '')))];

/** The rows of all tables of the page whose first heading is `title`. */
function rowsOf(title: string): string[][] {
  const tables = page.split('\n\n').filter((block) => block.startsWith('|'));
  return tables
    .map((table) => table.trim().split('\n').map(cellsOf))
    .filter(([head]) => head?.[0] === title)
    .flatMap((table) => table.slice(2));
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
}

test.each([
  ['field', FIELDS],
  ['base', BASES],
  ['view', VIEWS],
  ['contact', CONTACTS],
  ['shape', SHAPES],
  ['stance', [...STANCE_KEYS]],
  ['foot', FEET],
  ['movement', WITHOUT_SIDE],
  ['landmark', LANDMARKS],
])('the page tells of every %s, and of none that is not', (title, names) => {
  const told = rowsOf(title).flatMap(([first]) => namesIn(first));
  expect(told.toSorted()).toEqual(names.toSorted());
});

test('the ranges of the page are those of the checks', () => {
  const ranges = new Map<string, Range>(Object.entries({ ...AXIAL_RANGES, ...SIDED_RANGES }));
  for (const [first, , range] of rowsOf('movement')) {
    for (const name of namesIn(first)) {
      const [least, greatest] = ranges.get(name) ?? [];
      expect(`${name}: ${range}`).toBe(
        `${name}: ${least === undefined ? '' : `${least} to ${greatest}`}`,
      );
    }
  }
});
