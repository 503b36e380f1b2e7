import { CONTRAINDICATIONS, type Contraindication } from '@limber/domain/exercises/exercise';
import type { ExerciseMovement } from '@limber/domain/exercises/movements';
import type { Entry } from '../entry.ts';
import { measure, type Measures } from './measures.ts';
import { movementsOf } from './movements-of.ts';
import * as threshold from './thresholds.ts';

type Makes = (movement: ExerciseMovement) => boolean;
type Rule = (measures: Measures, makes: Makes) => boolean;

/** Reasons: docs/movement-evidence.md. Pain, irritated nerves and hypermobile joints show in no motion. */
const RULES: Partial<Record<Contraindication, Rule>> = {
  dizziness: ({ neckTurn, headPitch, headSpeed, rise }, makes) =>
    makes('headDown') ||
    makes('neckExtension') ||
    rise >= threshold.CHAIR_RISE ||
    headPitch >= threshold.HEAD_PITCH ||
    headSpeed >= threshold.FAST_HEAD ||
    (neckTurn >= threshold.NECK_TURN && headSpeed >= threshold.MOVING_HEAD),
  highBloodPressure: (_, makes) => makes('headDown'),
  osteoporosis: (measures, makes) => makes('spinalTwist') || bendsTheTrunk(measures),
  pregnancy: ({ straddle }, makes) =>
    makes('oneLeg') || makes('spinalTwist') || straddle >= threshold.STRADDLE,
  recentSurgery: ({ freeArmRaise }, makes) =>
    makes('overhead') || makes('wristLoad') || freeArmRaise >= threshold.FREE_ARM,
  jointReplacement: (_, makes) => makes('hipCrossing'),
  poorBalance: ({ rise }, makes) => makes('oneLeg') || rise >= threshold.CHAIR_RISE,
  discOrSciatica: loadsDiscs,
};

/** In the order of CONTRAINDICATIONS. */
export function flagsOfMotion(entry: Entry): readonly Contraindication[] {
  const [measures, movements] = [measure(entry), movementsOf(entry)];
  return CONTRAINDICATIONS.filter((flag) =>
    RULES[flag]?.(measures, (movement) => movements.includes(movement)),
  );
}

/**
 * Whether the chest comes forward or the lower back stays bent; a tilt of the pelvis alone is no
 * bend.
 */
function bendsTheTrunk({ flexion, chestForward, lumbarDegreeSeconds }: Measures): boolean {
  return (
    flexion >= threshold.SPINAL_FLEXION &&
    (chestForward >= threshold.CHEST_FORWARD || lumbarDegreeSeconds >= threshold.HELD_LUMBAR)
  );
}

/** Whether the spine is bent far, bent for long, or bent and turned at once. */
function loadsDiscs({ flexion, lumbarFlexion, lumbarDegreeSeconds, twist }: Measures): boolean {
  return (
    flexion >= threshold.DEEP_FLEXION ||
    lumbarDegreeSeconds >= threshold.HELD_LUMBAR ||
    (lumbarFlexion >= threshold.SPINAL_FLEXION && twist >= threshold.SPINAL_TWIST)
  );
}
