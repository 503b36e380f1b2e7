import { type Endpoint, nothing } from '@limber/contract/endpoint';
import fc from 'fast-check';
import { type Call, goodCall, KNOWN } from './call.ts';
import {
  CONTENT_TYPES,
  HOSTILE_BODIES,
  HOSTILE_KEYS,
  HOSTILE_QUERIES,
  HOSTILE_SEGMENTS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  METHODS,
  NOT_WRITTEN,
  PLACEHOLDER,
} from './hostile-values.ts';
import { type KnownValues, valuesLike } from './valid-input.ts';

/** A call with any method, as anybody might send it. */
export type HostileCall = Omit<Call, 'method'> & { method: string };

/**
 * Calls of an endpoint: valid ones, and valid ones with one part replaced. `id` is the id in the
 * address; `known` has values for fields that the contract alone does not determine.
 */
export async function hostileCalls(
  endpoint: Endpoint,
  id: string | number | null,
  known: KnownValues,
): Promise<fc.Arbitrary<HostileCall>> {
  const good = await goodCall(endpoint, id, known);
  const kinds: fc.Arbitrary<HostileCall>[] = [fc.constant(good), ...addressesOf(endpoint, good)];
  if (endpoint.body !== nothing) {
    kinds.push(
      fc.constantFrom(...CONTENT_TYPES).map((type) => withHeader(good, 'content-type', type)),
    );
    kinds.push(...(endpoint.files === null ? jsonBodiesOf(endpoint, good, known) : formsOf(good)));
  }
  kinds.push(fc.constantFrom(...METHODS).map((method) => changed(good, { method })));
  kinds.push(
    fc.constantFrom(...HOSTILE_KEYS).map((key) => withHeader(good, 'idempotency-key', key)),
  );
  return fc.oneof(...kinds);
}

const changed = (call: Call, change: Partial<HostileCall>): HostileCall => ({ ...call, ...change });

const withHeader = (call: Call, name: string, value: string): HostileCall => ({
  ...call,
  headers: { ...call.headers, [name]: value },
});

function addressesOf(endpoint: Endpoint, good: Call): fc.Arbitrary<HostileCall>[] {
  const [path = ''] = good.url.split('?');
  const queries = fc
    .constantFrom(...HOSTILE_QUERIES)
    .map((query) => changed(good, { url: `${path}?${query}` }));
  if (!endpoint.path.includes(':')) return [queries];
  const segments = fc
    .constantFrom(...HOSTILE_SEGMENTS)
    .map((segment) => changed(good, { url: endpoint.path.replaceAll(/:\w+/g, () => segment) }));
  return [queries, segments];
}

function jsonBodiesOf(endpoint: Endpoint, good: Call, known: KnownValues) {
  const like = valuesLike(endpoint.body, { ...KNOWN, ...known });
  const withBody = (payload: string | Buffer): HostileCall => changed(good, { payload });
  const spoiled = fc
    .tuple(like, fc.infiniteStream(fc.nat()), fc.constantFrom(...NOT_WRITTEN))
    .map(([body, random, notWritten]) =>
      withBody(JSON.stringify(spoil(body, random)).replaceAll(PLACEHOLDER, () => notWritten)),
    );
  const twice = fc
    .tuple(like, fc.constantFrom(...HOSTILE_VALUES))
    .map(([body, value]) => withBody(withKeysTwice(body, value)));
  return [
    like.map((body) => withBody(JSON.stringify(body))),
    spoiled,
    spoiled,
    twice,
    fc.jsonValue({ stringUnit: 'binary' }).map((value) => withBody(JSON.stringify(value))),
    fc.constantFrom(...HOSTILE_BODIES).map(withBody),
  ];
}

/** The JSON of an object, with every key written twice. */
function withKeysTwice(body: unknown, value: unknown): string {
  const again = Object.keys(Object(body)).map(
    (key) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  const text = JSON.stringify(body);
  return again.length === 0 ? text : `${text.slice(0, -1)},${again.join(',')}}`;
}

/** The value with one of its parts, however deep, replaced by a hostile one, renamed or left out. */
function spoil(value: unknown, random: Iterator<number, unknown>): unknown {
  const next = (below: number) => Number(random.next().value) % below;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys[next(keys.length + 1)];
  if (key === undefined)
    return [...HOSTILE_VALUES, PLACEHOLDER.slice(1, -1)][next(HOSTILE_VALUES.length + 1)];
  const copy = structuredClone(value) as Record<string, unknown>;
  const kind = next(8);
  if (kind === 0) delete copy[key];
  else if (kind === 1) copy[`${key}\0`] = copy[key];
  else copy[key] = spoil(copy[key], random);
  return copy;
}

/** Forms that are cut off, mixed up, or hold something else than images. */
function formsOf(good: Call): fc.Arbitrary<HostileCall>[] {
  const form = Buffer.from(good.payload ?? '');
  const rewritten = (rewrite: (text: string) => string): HostileCall =>
    changed(good, { payload: Buffer.from(rewrite(form.toString('latin1')), 'latin1') });
  return [
    fc.nat(form.length).map((length) => changed(good, { payload: form.subarray(0, length) })),
    fc
      .tuple(fc.nat(form.length - 1), fc.nat(255))
      .map(([place, byte]) => changed(good, { payload: withByte(form, place, byte) })),
    fc
      .constantFrom(...HOSTILE_TEXTS)
      .map((text) => rewritten((sent) => sent.replace('1.jpg', () => text))),
    fc
      .constantFrom(...HOSTILE_TEXTS)
      .map((text) => rewritten((sent) => sent.replace('exerciseId', () => text))),
    fc
      .constantFrom(...HOSTILE_TEXTS, ...HOSTILE_SEGMENTS)
      .map((text) =>
        rewritten((sent) => sent.replace(/(?<=name="exerciseId"\r\n\r\n)\d+/, () => text)),
      ),
  ];
}

function withByte(bytes: Buffer, place: number, byte: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[place] = byte;
  return copy;
}
