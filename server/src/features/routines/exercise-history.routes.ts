import * as contract from '@limber/contract/exercise-history';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { findExerciseHistory } from './exercise-history.queries.ts';

export function exerciseHistoryRoutes(serve: Serve, { db }: Deps): void {
  serve(contract.listExerciseHistory, ({ userId, query }) =>
    findExerciseHistory(db, userId, query.before),
  );
}
