import type { Kind, Level, Load } from './exercise.ts';

const KIND_WORDS: Record<Kind, string> = {
  mobility: 'Mobility',
  stretch: 'Stretch',
  isometric: 'Isometric strength',
  strength: 'Strength',
  nerveGlide: 'Nerve glide',
  balance: 'Balance',
  breath: 'Breathing',
  eyes: 'Eyes',
};

const LEVEL_WORDS: Record<Level, string> = {
  gentle: 'gentle',
  moderate: 'moderate',
  demanding: 'demanding',
};

const LOAD_WORDS: Record<Load, string> = {
  none: 'no load',
  ownForce: 'against your own force',
  bodyWeight: 'with your body weight',
  bandOrBottle: 'with a band or a bottle of water if you like',
};

/** The start of a list: "Nerve glide". */
export function kindWords(kind: Kind): string {
  return KIND_WORDS[kind];
}

/** Within a sentence: "moderate". */
export function levelWords(level: Level): string {
  return LEVEL_WORDS[level];
}

/** Within a sentence: "with your body weight". */
export function loadWords(load: Load): string {
  return LOAD_WORDS[load];
}
