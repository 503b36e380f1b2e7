import { createHmac } from 'node:crypto';
import { assertDocumented, SCHEMA_VERSION } from './schema.ts';
import { type StripeEvent, fromFixture, type StripeObject } from './store.ts';

/** A signed event as it is posted to the webhook. */
export type SentEvent = {
  readonly id: string;
  readonly type: string;
  readonly body: Buffer;
  readonly signature: string;
};

/** The header that Stripe signs a body with: HMAC-SHA256 over the time and the raw bytes. */
export function sign(body: Buffer, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},v1=${digest}`;
}

/** Builds the event and signs it. Throws when it is not as Stripe documents it. */
export function toEvent(
  { type, object }: StripeEvent,
  id: string,
  secret: string,
  at: Date,
): SentEvent {
  const event = fromFixture('event', {
    id,
    type,
    api_version: SCHEMA_VERSION,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  }) as StripeObject;
  assertDocumented(event);
  const body = Buffer.from(JSON.stringify(event));
  return { id, type, body, signature: sign(body, secret, at) };
}
