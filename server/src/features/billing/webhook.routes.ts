import type { PaymentEvent } from '@limber/domain/subscriptions/payment-event';
import type { FastifyBaseLogger } from 'fastify';
import { type PaymentProvider, UnverifiedEvent } from '#adapters/payments/payment-provider.ts';
import type { Deps } from '#deps.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { deliverEvent } from './deliver-event.ts';

const MAX_EVENT_BYTES = 256 * 1024;

/**
 * The provider's webhook. The signature covers the raw bytes, so the body is not parsed before. Any answer but 200,
 * which means stored, makes the provider send the event again.
 */
export function webhookRoutes(serve: Serve, deps: Deps): void {
  const { payments } = deps;
  serve.raw((app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.post('/api/payments/webhook', async ({ headers, body, log }, reply) => {
      if (!payments) throw notFound();
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = readEvent(payments, bytes, String(headers['stripe-signature'] ?? ''), log);
      const { outcome } = await deliverEvent(deps, payments.name, event, log);
      if (outcome === 'unknown-customer') {
        const { id, type } = event;
        log.warn({ event: id, type }, 'a payment event is about nobody here');
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

function readEvent(
  payments: PaymentProvider,
  body: Buffer,
  signature: string,
  log: FastifyBaseLogger,
): PaymentEvent {
  try {
    return payments.readEvent(body, signature === '' ? undefined : signature);
  } catch (error) {
    if (!(error instanceof UnverifiedEvent)) throw error;
    log.warn({ reason: error.message }, 'a payment event was refused');
    throw new Refused(400, 'unverified', 'The signature of this event is not valid.');
  }
}
