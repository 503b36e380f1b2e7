import * as contract from '@limber/contract/preferences';
import type { Deps } from '../../deps.ts';
import type { Serve } from '../../http/serve.ts';
import { findPreferences, savePreferences } from './preferences.queries.ts';

export function preferenceRoutes(serve: Serve, { db, now }: Deps): void {
  serve(contract.getPreferences, ({ caller }) => findPreferences(db, caller.userId));

  serve(contract.savePreferences, ({ caller, body }) =>
    savePreferences(db, caller.userId, body, now()),
  );
}
