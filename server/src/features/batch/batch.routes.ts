import { batch } from '@limber/contract/batch';
import type { Serve } from '#http/serve.ts';

/** Each part is authenticated, counted and logged like a call of its own. */
export function batchRoutes(serve: Serve): void {
  serve(batch, async (call) => ({
    answers: await Promise.all(call.query.calls.map((address) => call.callInternally(address))),
  }));
}
