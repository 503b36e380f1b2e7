import type { BodyArea } from '../body-areas.ts';
import { type ExerciseMovement, movementWords } from '../exercises/movements.ts';
import type { Condition, Operation, WorseDirection } from './health-card.ts';

const CONDITION_WORDS: Record<Condition, { label: string; reason: string }> = {
  pregnant: { label: 'I am pregnant', reason: 'You are pregnant.' },
  osteoporosis: { label: 'I have osteoporosis', reason: 'You have osteoporosis.' },
  dizziness: { label: 'I get dizzy, or have vertigo', reason: 'You get dizzy.' },
  poorBalance: {
    label: 'I am unsteady on my feet',
    reason: 'You are unsteady on your feet.',
  },
  doesNotStand: { label: 'I do not stand up', reason: 'You do not stand up.' },
  highBloodPressure: {
    label: 'I have untreated high blood pressure',
    reason: 'Your high blood pressure is not treated.',
  },
  glaucoma: { label: 'I have glaucoma', reason: 'You have glaucoma.' },
  hypermobility: {
    label: 'My joints bend very far',
    reason: 'Your joints bend very far.',
  },
  armNerves: {
    label: 'An arm or hand tingles, or is numb or weak',
    reason: 'An arm or hand tingles, or is numb or weak.',
  },
  legNerves: {
    label: 'A leg or foot tingles, or is numb or weak',
    reason: 'A leg or foot tingles, or is numb or weak.',
  },
  unstableNeck: {
    label: 'I have rheumatoid arthritis or an unstable neck',
    reason: 'You have rheumatoid arthritis or an unstable neck.',
  },
  discOrSciatica: {
    label: 'I have a disc problem or sciatica',
    reason: 'You have a disc problem or sciatica.',
  },
};

/** E.g. "I am pregnant". */
export function conditionLabel(condition: Condition): string {
  return CONDITION_WORDS[condition].label;
}

/** E.g. "You are pregnant." */
export function conditionReason(condition: Condition): string {
  return CONDITION_WORDS[condition].reason;
}

const WORSE_LABELS: Record<WorseDirection, string> = {
  forward: 'Forward',
  backward: 'Backward',
  unknown: 'Unsure',
};

export const WORSE_QUESTION = 'My disc or sciatica is worse when I bend';

/** The end of that sentence. */
export function worseLabel(direction: WorseDirection): string {
  return WORSE_LABELS[direction];
}

const OPERATION_LABELS: Record<Operation, string> = {
  recentSurgery: 'Surgery in the last three months',
  jointReplacement: 'A replaced joint',
};

export function operationLabel(operation: Operation): string {
  return OPERATION_LABELS[operation];
}

const AREA_WORDS: Record<BodyArea, string> = {
  neck: 'neck',
  shoulders: 'shoulders',
  elbows: 'elbows',
  wristsHands: 'wrists and hands',
  upperBack: 'upper back',
  lowerBack: 'lower back',
  hips: 'hips',
  knees: 'knees',
  anklesFeet: 'ankles and feet',
};

/** E.g. "You had surgery on your knees not long ago." */
export function operationReason(operation: Operation, area: BodyArea): string {
  return operation === 'recentSurgery'
    ? `You had surgery on your ${AREA_WORDS[area]} not long ago.`
    : `A joint of your ${AREA_WORDS[area]} was replaced.`;
}

/** E.g. "Your therapist said no to twisting the back." */
export function notAllowedReason(movement: ExerciseMovement): string {
  return `Your therapist said no to ${movementWords(movement)}.`;
}
