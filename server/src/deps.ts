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

/** The external dependencies of the server: `open-server.ts` creates them, tests replace them. */
export type ExternalDeps = {
  db: Db;
  now: () => Date;
  random: Random;
  /** The same where nobody may foresee it. */
  secretRandom: Random;
  /**
   * Hashes passwords: in the server on threads of its own, after a queue; in tests at a low cost. Throws the 503 when
   * the queue is full.
   */
  passwords: PasswordHasher;
  /** Judges a password that is to be set; on the same threads, after the same queue. */
  judgePassword: JudgePassword;
  /** Limits that hold for all processes of this server together. */
  limits: Limits;
  exercises: ExerciseLibrary;
  drawings: Drawings;
  /** Where uploaded images, and all videos, are kept. */
  storage: MediaStorage;
  videos: VideoMaker;
  /** Where the files of a form are until they are handled. */
  sentFiles: SentFiles;
  addresses: MediaAddresses;
  /** Null when payments are off. */
  payments: PaymentProvider | null;
  /** Opens the way by which the mails of a queue are sent; what fails there is written to this log. */
  openOutbox: (log: OutboxLog, claim: ClaimMail) => Outbox;
  /** Where users reach this installation, without a path: what links in mails begin with. */
  publicOrigin: () => string;
  /** What an administrator may know of the configuration. */
  setup: Setup;
  /** The address of the source code of a changed version; null when it is not set. */
  sourceUrl: string | null;
};

/** The dependencies of a feature: the external ones, with what `app.ts` makes of them and of its settings. */
export type Deps = ExternalDeps & {
  /** Sends mails after the answer. */
  outbox: Outbox;
  /** How new accounts come about. */
  registration: Registration;
  /** Whether registrations from one network are slowed down. */
  throttlesRegistration: boolean;
};
