import { listExercises } from '@limber/contract/exercises';
import type { Deps } from '../../deps.ts';
import type { Serve } from '../../http/serve.ts';

export function exerciseRoutes(serve: Serve, { exercises }: Deps): void {
  serve(listExercises, () => [...exercises.all]);
}
