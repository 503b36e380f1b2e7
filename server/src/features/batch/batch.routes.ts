import { batch } from '@limber/contract/batch';
import type { Serve } from '#http/serve.ts';

/** Each call in a batch is authenticated, counted and logged as if it were sent alone. */
export function batchRoutes(serve: Serve): void {
  serve(batch, async (call) => ({
    answers: await Promise.all(call.query.calls.map((address) => call.callInternally(address))),
  }));
}
