import type { Registration } from '@limber/domain/accounts/registration';
import type { Random } from '@limber/domain/random';
import type { ClaimMail, Outbox, OutboxLog } from './adapters/mail/outbox.ts';
import type { PaymentProvider } from './adapters/payments/payment-provider.ts';
import type { MediaStorage } from './adapters/storage/media-storage.ts';
import type { VideoMaker } from './adapters/video/video-maker.ts';
import type { Db } from './db/schema.ts';
import type { Setup } from './features/admin/setup.ts';
import type { JudgePassword } from './features/auth/judge-password.ts';
import type { PasswordHasher } from './features/auth/password.ts';
import type { ExerciseLibrary } from './features/exercises/exercise-library.ts';
import type { Drawings } from './features/media/drawings/drawings.ts';
import type { MediaAddresses } from './features/media/media-addresses.ts';
import type { SentFiles } from './http/form.ts';
import type { Limits } from './limits/limits.ts';

/** Created by `open-server.ts`, replaced by tests. */
export type ExternalDeps = {
  db: Db;
  now: () => Date;
  random: Random;
  /** Unpredictable randomness. */
  secretRandom: Random;
  /**
   * Hashes passwords: in the server on threads behind a queue, in tests at a low cost. Throws the
   * 503 when the queue is full.
   */
  passwords: PasswordHasher;
  /** Judges a new password, on the same threads and queue. */
  judgePassword: JudgePassword;
  /** Limits for all processes of this server together. */
  limits: Limits;
  exercises: ExerciseLibrary;
  drawings: Drawings;
  /** Storage of uploaded images and all videos. */
  storage: MediaStorage;
  videos: VideoMaker;
  /** Temporary files of a form. */
  sentFiles: SentFiles;
  addresses: MediaAddresses;
  /** Null when payments are off. */
  payments: PaymentProvider | null;
  /** Opens the sender of a queue of mails; failures go to this log. */
  openOutbox: (log: OutboxLog, claim: ClaimMail) => Outbox;
  /** The origin for links in mails, without a path. */
  publicOrigin: () => string;
  /** The configuration as an administrator may see it. */
  setup: Setup;
  /** The source code of a changed version; null when not set. */
  sourceUrl: string | null;
};

/** The dependencies of features: the external ones and what `app.ts` adds. */
export type Deps = ExternalDeps & {
  outbox: Outbox;
  registration: Registration;
  /** Whether registrations from one network are slowed down. */
  throttlesRegistration: boolean;
};
