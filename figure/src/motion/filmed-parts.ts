import type { Motion } from './motion.ts';

export type FilmedParts = Pick<Motion, 'base' | 'view' | 'focus' | 'closeUp' | 'inset' | 'arrows'>;
