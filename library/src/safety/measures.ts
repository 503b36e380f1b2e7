import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import { measureMotion, type Reading } from '@limber/figure/measure-motion';
import { motionOf } from '../drawings/motion-of.ts';
import type { Entry } from '../entry.ts';
import { headSpeed } from './head-way.ts';
import { average, secondsOf } from './over-time.ts';

/** Demands of a whole exercise on a body: the maximum over keyframes, and totals over its dose. */
export type Measures = {
  readonly readings: readonly Reading[];
  /** Degrees of lumbar and thoracic spine together; all positive. */
  readonly flexion: number;
  readonly extension: number;
  readonly twist: number;
  readonly sideBend: number;
  /** Degrees of the lumbar spine alone. */
  readonly lumbarFlexion: number;
  /** Lumbar flexion times the seconds of the dose in it. */
  readonly lumbarDegreeSeconds: number;
  /** Degrees by which the upper chest tips forward. */
  readonly chestForward: number;
  /** The smaller of two angles, in degrees: neck bent back, face above the horizontal. */
  readonly neckExtension: number;
  readonly neckFlexion: number;
  readonly neckTurn: number;
  /** Centimetres by which the head glides back. */
  readonly retraction: number;
  /** Degrees by which both shoulder blades move towards the spine. */
  readonly bladeRetraction: number;
  /** Degrees between the lowest and the highest gaze, whichever joints bring them about. */
  readonly headPitch: number;
  /** Mean degrees per second. */
  readonly headSpeed: number;
  /** Centimetres from breastbone down to the brow. */
  readonly headBelowChest: number;
  /** Degrees of an arm against the trunk: of any, and of one whose hand rests nowhere. */
  readonly armRaise: number;
  readonly freeArmRaise: number;
  readonly hipFlex: number;
  /** Degrees of a thigh across the body's middle, and turned inward. */
  readonly hipAcross: number;
  readonly hipTurnIn: number;
  /** Centimetres by which knee or ankle crosses the pelvis' middle. */
  readonly legAcross: number;
  /** Centimetres from the body's middle out to the nearer foot or knee. */
  readonly straddle: number;
  /** Degrees of a knee that bears weight. */
  readonly loadedKnee: number;
  /** Seconds of the dose, both sides, on one foot. */
  readonly oneLegSeconds: number;
  /** Centimetres that the pelvis rises from a chair. */
  readonly rise: number;
};

/** Several rules ask for the same measures; entries never change. */
const known = new WeakMap<Entry, Measures>();

/** Takes about 2 ms at the first call for an entry. */
export function measure(entry: Entry): Measures {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const measures = measureAnew(entry);
  known.set(entry, measures);
  return measures;
}

function measureAnew(entry: Entry): Measures {
  const readings = measureMotion(motionOf(entry.id, entry.motion));
  const { phases } = movementTimeline({ ...entry, loop: entry.motion.loop ?? 'there-and-back' });
  const most = (of: (reading: Reading) => number) => Math.max(...readings.map(of));
  const mostOfLegs = (of: (leg: Reading['legs']['left']) => number) =>
    most(({ legs }) => Math.max(of(legs.left), of(legs.right)));
  const seconds = secondsOf(phases);
  const mean = (of: (reading: Reading) => number) => average(readings.map(of), phases);
  return {
    readings,
    flexion: most(({ spine }) => spine.flex),
    extension: most(({ spine }) => -spine.flex),
    twist: most(({ spine }) => Math.abs(spine.rot)),
    sideBend: most(({ spine }) => Math.abs(spine.lat)),
    lumbarFlexion: most(({ pose }) => pose['lumbar.flex']),
    lumbarDegreeSeconds: mean(({ pose }) => Math.max(0, pose['lumbar.flex'])) * seconds,
    chestForward: most(({ chestForward }) => chestForward),
    neckExtension: most(({ pose, gaze }) => Math.min(-pose['neck.flex'], gaze)),
    neckFlexion: most(({ pose }) => pose['neck.flex']),
    neckTurn: most(({ pose }) => Math.abs(pose['neck.rot'])),
    retraction: most(({ pose }) => pose['neck.retract']),
    bladeRetraction: most(({ pose }) => -Math.max(pose['L.scapula.prot'], pose['R.scapula.prot'])),
    headPitch: most(({ gaze }) => gaze) + most(({ gaze }) => -gaze),
    headSpeed: headSpeed(readings, entry),
    headBelowChest: most(({ headBelowChest }) => headBelowChest),
    armRaise: most(({ arms }) => Math.max(arms.left, arms.right)),
    freeArmRaise: most(({ arms, hands }) =>
      Math.max(hands.left === null ? arms.left : 0, hands.right === null ? arms.right : 0),
    ),
    hipFlex: mostOfLegs(({ hipFlex }) => hipFlex),
    hipAcross: mostOfLegs(({ hipAcross }) => hipAcross),
    hipTurnIn: mostOfLegs(({ hipTurnIn }) => hipTurnIn),
    legAcross: mostOfLegs(({ kneeOut, ankleOut }) => -Math.min(kneeOut, ankleOut)),
    straddle: most(({ legs }) => Math.min(legs.left.kneeOut, legs.right.kneeOut)),
    loadedKnee: standsUp(entry, readings) ? mostOfLegs(loadedKnee) : 0,
    oneLegSeconds: isOnFeet(entry) ? mean(isOnOneLeg) * seconds : 0,
    rise: isOnFeet(entry) ? 0 : most(({ raised }) => raised),
  };
}

export function isOnFeet({ motion }: Pick<Entry, 'motion'>): boolean {
  return motion.base !== 'seated' && motion.base !== 'desk';
}

const OFF_THE_CHAIR = 5;

function standsUp(entry: Entry, readings: readonly Reading[]): boolean {
  return isOnFeet(entry) || readings.some(({ raised }) => raised > OFF_THE_CHAIR);
}

function loadedKnee({ isPlanted, knee }: Reading['legs']['left']): number {
  return isPlanted ? knee : 0;
}

function isOnOneLeg({ legs }: Reading): number {
  return legs.left.isPlanted === legs.right.isPlanted ? 0 : 1;
}
