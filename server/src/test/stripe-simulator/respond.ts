import { RESPONSES } from './responses.ts';
import { expand } from './expand.ts';
import type { StripePage } from './lists.ts';
import { type Params } from './form.ts';
import { invalid, Refusal } from './refusal.ts';
import { CALLS } from './schema.ts';
import type { Store, StripeObject } from './store.ts';

export type Reply = { status: number; body: unknown };
export type Request = { method: string; path: string; params: Params };

const isPage = (answer: StripeObject | StripePage): answer is StripePage =>
  answer.object === 'list';

function expanded(
  store: Store,
  answer: StripeObject | StripePage,
  path: string,
): StripeObject | StripePage {
  const steps = path.split('.');
  if (!isPage(answer)) return expand(store, answer, steps);
  if (steps[0] !== 'data') throw new Refusal(400, `This cannot be expanded (${path}).`);
  return { ...answer, data: answer.data.map((one) => expand(store, one, steps.slice(1))) };
}

function answer(store: Store, { method, path, params }: Request): unknown {
  const call = CALLS.find((call) => call.method === method && call.matches.test(path));
  const respond = call && RESPONSES[`${method} ${call.template}`];
  if (!call || !respond) throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
  if (!call.request(params)) throw invalid(call.request.errors ?? []);
  const { expand: paths = [], ...rest } = params as { expand?: string[] };
  const id = decodeURIComponent(call.matches.exec(path)?.[1] ?? '');
  const thing = respond(store, { id, params: rest });
  if (!call.reply(thing)) {
    throw new Error(`Not as documented: ${JSON.stringify(call.reply.errors?.slice(0, 5))}`);
  }
  return paths.reduce((whole, path) => expanded(store, whole, path), thing);
}

/** Validates the request by the schema, handles it, and validates the answer too. */
export function respond(store: Store, request: Request): Reply {
  try {
    return { status: 200, body: answer(store, request) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    return { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
  }
}
