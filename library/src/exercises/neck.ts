import type { Exercise } from '@limber/domain/exercises/exercise';

export const neck: readonly Exercise[] = [];
