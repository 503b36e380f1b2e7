import { EXERCISE_MOVEMENTS, type ExerciseMovement } from '@limber/domain/exercises/movements';
import type { Reading } from '@limber/figure/measure-motion';
import type { Entry } from '../entry.ts';
import { isOnFeet, measure, type Measures } from './measures.ts';
import * as threshold from './thresholds.ts';

/** Movements that no measure shows, because only a force makes them. */
const BY_FORCE: ReadonlyMap<number, ExerciseMovement> = new Map([
  [119, 'wristLoad'], // The hands press the seat down; nothing moves.
  [302, 'wristLoad'], // The trunk's weight lies on the hands above the knees.
]);

const MAKES: Record<ExerciseMovement, (measures: Measures, entry: Entry) => boolean> = {
  spinalFlexion: ({ flexion }) => flexion >= threshold.SPINAL_FLEXION,
  spinalExtension: ({ extension }) => extension >= threshold.SPINAL_EXTENSION,
  spinalTwist: ({ twist }) => twist >= threshold.SPINAL_TWIST,
  sideBend: ({ sideBend }) => sideBend >= threshold.SIDE_BEND,
  neckExtension: ({ neckExtension }) => neckExtension >= threshold.NECK_EXTENSION,
  neckTurn: ({ neckTurn }) => neckTurn >= threshold.NECK_TURN,
  overhead: ({ armRaise }) => armRaise >= threshold.OVERHEAD,
  hipBeyond90: ({ hipFlex }) => hipFlex >= threshold.HIP_BEYOND_90,
  hipCrossing: crossesHip,
  deepKneeBend: ({ loadedKnee }) => loadedKnee >= threshold.DEEP_KNEE_BEND,
  oneLeg: ({ oneLegSeconds }) => oneLegSeconds >= threshold.ONE_LEG_SECONDS,
  headDown: ({ headBelowChest }) => headBelowChest >= threshold.HEAD_DOWN,
  wristLoad: loadsWrist,
};

/** In the order of EXERCISE_MOVEMENTS. */
export function movementsOf(entry: Entry): readonly ExerciseMovement[] {
  const measures = measure(entry);
  return EXERCISE_MOVEMENTS.filter(
    (movement) => MAKES[movement](measures, entry) || BY_FORCE.get(entry.id) === movement,
  );
}

function crossesHip({ hipAcross, hipTurnIn, legAcross, hipFlex }: Measures): boolean {
  return (
    hipAcross >= threshold.HIP_ACROSS ||
    hipTurnIn >= threshold.HIP_TURN_IN ||
    legAcross >= threshold.LEG_ACROSS ||
    (hipFlex >= threshold.HIP_BEYOND_90 && hipAcross >= threshold.BENT_HIP_ACROSS)
  );
}

function loadsWrist({ readings }: Measures, entry: Entry): boolean {
  return readings.some((reading) =>
    SIDES.some(([side, letter]) => {
      if (!restsOnRoom(reading.hands[side])) return false;
      const leans = isOnFeet(entry) && reading.aheadOfFeet >= threshold.AHEAD_OF_FEET;
      return leans || pressesBy(entry, `${letter}.palm`);
    }),
  );
}

const SIDES = [
  ['left', 'L'],
  ['right', 'R'],
] as const;

function pressesBy({ motion }: Entry, palm: 'L.palm' | 'R.palm'): boolean {
  return (motion.arrows ?? []).some((arrow) => 'press' in arrow && arrow.press === palm);
}

/** Whether a palm lies on wall, desk or seat; lifting the desk from below does not count. */
function restsOnRoom(key: Reading['hands']['left']): boolean {
  return key !== null && /^(?:wall|desk|seat)/.test(key) && !/^(?:deskUnder|\w+Tips)/.test(key);
}
