import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import type { Random } from '@limber/domain/random';
import type { PaymentProvider } from './adapters/payments/payment-provider.ts';
import type { Db } from './db/schema.ts';
import type { Drawings } from './drawings.ts';
import type { ExerciseLibrary } from './exercise-library.ts';

/** Everything the server takes from the outside world. */
export type Deps = {
  db: Db;
  now: () => Date;
  random: Random;
  exercises: ExerciseLibrary;
  drawings: Drawings;
  /** Null where one cannot pay. */
  payments: PaymentProvider | null;
};

/** What a person may do now, by what they pay for. `app.ts` hands it to the features that ask. */
export type MayDo = (db: Db, userId: number) => Promise<Entitlements>;
