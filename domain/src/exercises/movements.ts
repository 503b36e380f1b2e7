/** Movements that a therapist may have said no to. */
export const EXERCISE_MOVEMENTS = [
  'spinalFlexion',
  'spinalExtension',
  'spinalTwist',
  'sideBend',
  'neckExtension',
  'neckTurn',
  'overhead',
  'hipBeyond90',
  'hipCrossing',
  'deepKneeBend',
  'oneLeg',
  'headDown',
  'wristLoad',
] as const;
export type ExerciseMovement = (typeof EXERCISE_MOVEMENTS)[number];

const WORDS: Record<ExerciseMovement, string> = {
  spinalFlexion: 'bending the back forward',
  spinalExtension: 'arching the back',
  spinalTwist: 'twisting the back',
  sideBend: 'bending the back sideways',
  neckExtension: 'tipping the head back',
  neckTurn: 'turning the head far',
  overhead: 'lifting the arms overhead',
  hipBeyond90: 'bending the hip past a right angle',
  hipCrossing: 'crossing the legs or turning a leg in',
  deepKneeBend: 'bending the knees deeply under load',
  oneLeg: 'standing on one leg',
  headDown: 'the head lower than the heart',
  wristLoad: 'leaning on the hands',
};

/** The end of the sentence "My therapist said no to …". */
export function movementWords(movement: ExerciseMovement): string {
  return WORDS[movement];
}
