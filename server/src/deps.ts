import type { Exercise } from '@limber/contract/exercises';
import type { Weights } from '@limber/domain/pain-points/weights';
import type { Preferences } from '@limber/domain/preferences/preferences';
import type { Random } from '@limber/domain/random';
import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import type { PaymentProvider } from './adapters/payments/payment-provider.ts';
import type { MediaStorage } from './adapters/storage/media-storage.ts';
import type { VideoMaker } from './adapters/video/video-maker.ts';
import type { Db } from './db/schema.ts';
import type { Drawings } from './drawings.ts';
import type { ExerciseLibrary } from './exercise-library.ts';
import type { MediaAddresses } from './media-addresses.ts';

/** Everything the server takes from the outside world: `main.ts` opens it, tests replace it. */
export type ExternalDeps = {
  db: Db;
  now: () => Date;
  random: Random;
  exercises: ExerciseLibrary;
  drawings: Drawings;
  /** Where uploaded images, and all videos, are kept. */
  storage: MediaStorage;
  videos: VideoMaker;
  addresses: MediaAddresses;
  /** Null where one cannot pay. */
  payments: PaymentProvider | null;
};

/** What a feature gets: the outside world, and what it needs of other features, which `app.ts` adds. */
export type Deps = ExternalDeps & {
  /** What the user may do now, by what they paid for. */
  getEntitlements: (db: Db, userId: number) => Promise<Entitlements>;
  /** The weights by which the user's routines are chosen. */
  findWeights: (db: Db, userId: number) => Promise<Weights>;
  findPreferences: (db: Db, userId: number) => Promise<Preferences>;
  /**
   * Gives an exercise the pictures that the user sees: their own where they uploaded some. `exerciseIds`
   * are those that it will be called for; all when left out.
   */
  withOwnMedia: (
    db: Db,
    userId: number,
    exerciseIds?: readonly number[],
  ) => Promise<<Shown extends Exercise>(exercise: Shown) => Shown>;
};
