import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  type PaymentEvent,
  type PaymentProvider,
  UnverifiedEvent,
} from '#adapters/payments/payment-provider.ts';
import type { Deps } from '#deps.ts';
import { notFound, Refused } from '#http/refused.ts';

const LARGEST_EVENT_BYTES = 256 * 1024;

export type Deliver = (
  provider: PaymentProvider['name'],
  event: PaymentEvent,
) => Promise<{ outcome: string }>;

/**
 * Takes the provider's events. The signature is over the bytes as they came, so that they are not
 * parsed on the way. The answer is 200 only when the event is stored; any other makes it come again.
 */
export async function webhookRoutes(
  app: FastifyInstance,
  { payments }: Pick<Deps, 'payments'>,
  deliver: Deliver,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/payments/webhook', async (request, reply) => {
      if (!payments) throw notFound();
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = read(payments, body, String(signature ?? ''), request.log);
      const { outcome } = await deliver(payments.name, event);
      if (outcome === 'unknown-customer') {
        const { id, type } = event;
        request.log.warn({ event: id, type }, 'a payment event is about nobody here');
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

function read(
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
