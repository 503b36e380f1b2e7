import { askSeveral } from '@limber/contract/several';
import type { Serve } from '#http/serve.ts';

/** What a screen needs in one call: each part goes through all that a call of its own goes through. */
export function severalRoutes(serve: Serve): void {
  serve(askSeveral, async (call) => ({
    answers: await Promise.all(call.query.calls.map((address) => call.ask(address))),
  }));
}
