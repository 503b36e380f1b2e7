import { batch } from '@limber/contract/batch';
import type { Serve } from '#http/serve.ts';

/** What a screen needs in one call: each part goes through all that a call of its own goes through. */
export function batchRoutes(serve: Serve): void {
  serve(batch, async (call) => ({
    answers: await Promise.all(call.query.calls.map((address) => call.callInternally(address))),
  }));
}
