import type { Exercise } from '@limber/contract/exercises';
import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import type { Random } from '@limber/domain/random';
import type { PaymentProvider } from './adapters/payments/payment-provider.ts';
import type { MediaStorage } from './adapters/storage/media-storage.ts';
import type { VideoMaker } from './adapters/video/video-maker.ts';
import type { Db } from './db/schema.ts';
import type { Drawings } from './drawings.ts';
import type { ExerciseLibrary } from './exercise-library.ts';
import type { PasswordCost } from './features/auth/password.ts';
import type { MediaAddresses } from './media-addresses.ts';

/** Everything the server takes from the outside world. */
export type Deps = {
  db: Db;
  now: () => Date;
  random: Random;
  /** What hashing a password costs: less in tests than where accounts are real. */
  passwordCost: PasswordCost;
  exercises: ExerciseLibrary;
  drawings: Drawings;
  /** Where uploaded images, and all videos, are kept. */
  storage: MediaStorage;
  videos: VideoMaker;
  addresses: MediaAddresses;
  /** Null where one cannot pay. */
  payments: PaymentProvider | null;
};

/** What a person may do now, by what they pay for. `app.ts` hands it to the features that ask. */
export type MayDo = (db: Db, userId: number) => Promise<Entitlements>;

/**
 * How a person sees exercises: with pictures of their own where they have some. `exerciseIds` are those
 * that will be looked at; all when it is left out.
 */
export type SeenBy = (
  db: Db,
  userId: number,
  exerciseIds?: readonly number[],
) => Promise<<Seen extends Exercise>(exercise: Seen) => Seen>;
