import { distance, subtract, type Vector } from '../math/vector.ts';
import { SIDES, type Side } from '../pose/side.ts';
import { landmarkPoint, splitLandmark, type Landmark } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { LEG_CONTACTS } from '../contacts/leg-contacts.ts';
import type { ArrowSpec, Keyframe, Motion } from './motion.ts';
import { basePose } from '../scene/place.ts';
import { readKeyframe } from './read-keyframe.ts';

/** Parts of a body that a picture can leave out. `chest` ends at the ribs, `thighs` at the knees. */
export type BodyPart = 'head' | 'chest' | 'hips' | 'thighs' | 'feet' | Side;

/** Centimetres that a resting part may sway. */
const AT_REST = 5;
/** Centimetres that a part may sway relative to the pelvis: a body on its toes leans a little. */
const AT_REST_ON_PELVIS = 8;

/** Landmarks whose way tells whether a part moves. A nodding head hardly moves its crown. */
const TELLING: readonly Landmark[] = [
  'crown',
  'nose',
  'L.shoulder',
  'R.shoulder',
  'pelvis',
  'L.knee',
  'R.knee',
  'L.ankle',
  'R.ankle',
  'L.toe',
  'R.toe',
  'L.wrist',
  'R.wrist',
  'L.fingertip',
  'R.fingertip',
];

const PARTS: Readonly<Record<string, Exclude<BodyPart, Side>>> = {
  brow: 'head',
  crown: 'head',
  nose: 'head',
  noseAhead: 'head',
  chin: 'head',
  jaw: 'head',
  neck: 'head',
  chest: 'chest',
  upperBack: 'chest',
  shoulder: 'chest',
  lowerBack: 'hips',
  belly: 'hips',
  pelvis: 'hips',
  hip: 'hips',
  glute: 'hips',
  knee: 'thighs',
  calf: 'feet',
  ankle: 'feet',
  heel: 'feet',
  ball: 'feet',
  toe: 'feet',
  bigToe: 'feet',
  outerEdge: 'feet',
};

const LEGS: ReadonlySet<BodyPart> = new Set(['hips', 'thighs', 'feet']);
const AT_THE_HIPS = new Set(['hip', 'lowBack', 'belly', 'bellyPress', 'seat', 'wallBehind']);
/** Held from below: such a hand needs no shoulder in the picture. */
const AT_HIP_HEIGHT = /^(?:chair|desk)/;
/** The default place of hands. */
const AT_REST_ON = 'thigh';
const AT_THE_FEET = /^(?:ankle|foot)/;

/**
 * The working parts of a motion: they move by more than 5 cm, glow, are touched by a hand, or an arrow or a
 * zoom points at them. A hand on its own thigh, or a hanging one, rests. A moving knee includes its foot, which
 * bears weight.
 */
export function workingParts(
  motion: Motion,
  skeletons: readonly Skeleton[],
): ReadonlySet<BodyPart> {
  const shown = [...motion.focus, ...(motion.arrows ?? []).map(landmarkOf), motion.inset];
  const moving = TELLING.filter((landmark) => moves(landmark, skeletons));
  return new Set([
    ...[...shown, ...moving].flatMap((l) => (l === undefined ? [] : partsOf(l))),
    ...(moving.some((l) => splitLandmark(l).part === 'knee') ? (['feet'] as const) : []),
    ...motion.frames.flatMap((frame) => touchedParts(motion, frame)),
  ]);
}

function landmarkOf(arrow: ArrowSpec): Landmark {
  if ('press' in arrow) return arrow.press;
  return 'twist' in arrow ? arrow.twist : arrow.track;
}

/** The part of a landmark; a working arm needs its chest. */
function partsOf(landmark: Landmark): BodyPart[] {
  const { side, part } = splitLandmark(landmark);
  const own = PARTS[part];
  if (own !== undefined) return [own];
  return side === null ? ['chest'] : ['chest', side];
}

/** Whether a place moves in the room. Parts carried along by the pelvis, as in a heel raise, rest. */
function moves(landmark: Landmark, skeletons: readonly Skeleton[]): boolean {
  const isCarried = !LEGS.has(partsOf(landmark)[0] ?? 'chest');
  const ways = skeletons.map((k): Vector => landmarkPoint(k, landmark));
  const onPelvis = skeletons.map((k) => subtract(landmarkPoint(k, landmark), k.pelvis.origin));
  return moved(ways, AT_REST) && (!isCarried || moved(onPelvis, AT_REST_ON_PELVIS));
}

function moved(ways: readonly Vector[], most: number): boolean {
  return ways.some((point) => distance(ways[0] ?? point, point) > most);
}

function touchedParts(motion: Motion, frame: Keyframe): BodyPart[] {
  const { hands, feet } = readKeyframe(motion, frame, basePose(motion.base));
  const crossed = SIDES.flatMap((side): BodyPart[] => {
    if (feet[side] === null) return [];
    return feet[side] === 'kneeOpp' ? ['thighs'] : ['feet'];
  });
  const touched = SIDES.flatMap((side): BodyPart[] => {
    const name = hands[side]?.split('@')[0] ?? AT_REST_ON;
    return name === AT_REST_ON ? [] : [side, touchedPart(name)];
  });
  return crossed.concat(touched);
}

function touchedPart(name: string): BodyPart {
  if (AT_THE_FEET.test(name)) return 'feet';
  if (name in LEG_CONTACTS) return 'thighs';
  return AT_THE_HIPS.has(name) || AT_HIP_HEIGHT.test(name) ? 'hips' : 'chest';
}
