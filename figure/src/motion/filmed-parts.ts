import type { Motion } from './motion.ts';

/** The parts of a motion that say what is filmed, and from where. */
export type FilmedParts = Pick<Motion, 'base' | 'view' | 'focus' | 'closeUp' | 'inset' | 'arrows'>;
