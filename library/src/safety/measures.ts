import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import { measureMotion, type Reading } from '@limber/figure/measure-motion';
import { motionOf } from '../drawings/motion-of.ts';
import type { Entry } from '../entry.ts';
import { headSpeed } from './head-way.ts';
import { average, secondsOf } from './over-time.ts';

/** What a whole exercise asks of a body: the most of each keyframe, and what its dose makes of it. */
export type Measures = {
  readonly readings: readonly Reading[];
  /** Degrees of lumbar and thoracic spine together; extension and what follows are positive too. */
  readonly flexion: number;
  readonly extension: number;
  readonly twist: number;
  readonly sideBend: number;
  /** Degrees of the lumbar spine alone. */
  readonly lumbarFlexion: number;
  /** Lumbar flexion times the seconds of the dose in it. */
  readonly lumbarDegreeSeconds: number;
  /** Degrees by which the upper chest comes over forward. */
  readonly chestForward: number;
  /** Degrees by which the neck is bent back and the face looks above the level: the less of both. */
  readonly neckExtension: number;
  readonly neckTurn: number;
  /** Degrees that the head travels in a second, on average. */
  readonly headSpeed: number;
  /** Centimetres that the brow hangs below the breastbone. */
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
  /** Centimetres from the body's middle out to that foot or knee which is nearer to it. */
  readonly straddle: number;
  /** Degrees of a knee that bears weight. */
  readonly loadedKnee: number;
  /** Of the dose, both sides, on one foot. */
  readonly oneLegSeconds: number;
  /** Centimetres that the pelvis rises from a chair. */
  readonly rise: number;
};

/** An entry never changes, and several rules ask for the same measures. */
const known = new WeakMap<Entry, Measures>();

/** Measures an exercise from its motion and its dose: about two milliseconds, the first time. */
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
    neckTurn: most(({ pose }) => Math.abs(pose['neck.rot'])),
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

/** Whether the motion starts on the feet; a chair is the base of the others. */
export function isOnFeet({ motion }: Pick<Entry, 'motion'>): boolean {
  return motion.base !== 'seated' && motion.base !== 'desk';
}

/** Centimetres from which a pelvis has left the chair. */
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
