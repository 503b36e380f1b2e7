import type { SentFiles } from '#http/form.ts';
import type { Registration } from '@limber/domain/accounts/registration';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import type { Installation } from '@limber/contract/admin';
import type { User } from '@limber/contract/auth';
import type { Exercise, MotionReply } from '@limber/contract/exercises';
import type { Random } from '@limber/domain/random';
import type { FilmTheme } from '@limber/library/films/film-themes';
import type { FastifyBaseLogger } from 'fastify';
import type { ClaimMail, Outbox, OutboxLog } from './adapters/mail/outbox.ts';
import type { PaymentProvider } from './adapters/payments/payment-provider.ts';
import type { MediaStorage, StoredFile } from './adapters/storage/media-storage.ts';
import type { VideoMaker } from './adapters/video/video-maker.ts';
import type { Db } from './db/schema.ts';
import type { Limits } from './limits/limits.ts';
import type { DeriveKey } from './features/auth/derive-key.ts';
import type { JudgePassword } from './features/auth/judge-here.ts';
import type { PasswordCost, PasswordHasher } from './features/auth/password.ts';

/** The external dependencies of the server: `main.ts` creates them, tests replace them. */
export type ExternalDeps = {
  db: Db;
  now: () => Date;
  random: Random;
  /** The same where nobody may foresee it. */
  secretRandom: Random;
  /** The cost of hashing a password; tests use a low one. */
  passwordCost: PasswordCost;
  /** Computes a password's hash: in the server in a queue, on threads of its own. Throws the 503 when that is full. */
  deriveKey: DeriveKey;
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

/** The configuration as an administrator may see it: no secret is in it. */
export type Setup = Pick<
  Installation,
  'processes' | 'publicUrl' | 'storage' | 'keepsBackups' | 'mail'
> &
  Pick<Installation['payments'], 'provider' | 'publishableKeyEnd'> & {
    readonly findFreeGigabytes: () => Promise<number>;
    /** When the newest backup was taken; null where there is none. */
    readonly findLastBackup: () => Promise<Date | null>;
  };

/** The exercises as users see them, held in memory: data of the release, not of the installation. */
export type ExerciseLibrary = {
  /** In the order of the JME numbers. */
  readonly all: readonly Exercise[];
  has: (id: number) => boolean;
  /** Throws for an unknown id; ids are never removed from the library. */
  get: (id: number) => Exercise;
  /** The exercise with the dose of a routine of so many minutes, and with its numbers in the steps. */
  atLength: (id: number, minutes: RoutineMinutes) => Exercise;
};

/** The addresses of an exercise's drawings on the web. */
export type DrawingAddresses = {
  readonly thumbnail: string | null;
  /** In the order in which they are shown; a picture may come again. */
  readonly pictures: readonly string[];
  /** Those of the keyframes: of both sides, or of the right and the left. */
  readonly keyframes: readonly (readonly string[])[];
  readonly videos: MotionReply['videoUrls'] | null;
  /** Null when the movement in between the drawings was not solved. */
  readonly motion: string | null;
};

/** The drawings of the library, its movements, and their films. */
export type Drawings = {
  readonly addresses: (id: number) => DrawingAddresses;
  /**
   * A gzipped drawing; `current` is true when `hash` is that of its content. Null for an unknown name or
   * another hash, since the hashes of locked exercises are secret. Thumbnails are given for any hash, because
   * every user may see them.
   */
  readonly picture: (
    id: string,
    name: string,
    hash: string,
  ) => Promise<{ readonly svgz: Buffer; readonly current: boolean } | null>;
  /** The movement of an exercise. Null when `hash` is outdated or guessed, as those of locked exercises are. */
  readonly motion: (id: string, hash: string) => Promise<MotionReply | null>;
  /**
   * The film of an exercise on the ground of a theme, made on the first request and then stored. Null when
   * `hash` is outdated or guessed. Throws the 503 while it is made, and TooManyVideos.
   */
  readonly video: (id: string, theme: FilmTheme, hash: string) => Promise<StoredFile | null>;
  /** Whether a stored file with this key is a film of a current movement. */
  readonly isOurs: (key: string) => boolean;
};

/** The addresses of uploaded media. Those of private ones are signed, and good for 6 to 12 hours. */
export type MediaAddresses = {
  /** The address of the file with this key. */
  readonly of: (key: string) => string;
  /** Seconds for which a signed address is still good; null when it has expired or the signature is wrong. */
  readonly secondsLeft: (
    key: string,
    signed: { until: string; signature: string },
  ) => number | null;
};

/** Makes a link to the invitation of this address into the team of this member; null when there is none, or no more. */
export type LinkToInvitation = (
  db: Db,
  invitation: { memberId: number; emailKey: string },
  now: Date,
) => Promise<{ token: string; team: string } | null>;

/** A signed-in user, in one of their sessions. */
export type SignedInUser = { readonly userId: number; readonly tokenHash: string };

/** The dependencies of a feature: the external ones, and functions of other features, which `app.ts` adds. */
export type Deps = ExternalDeps & {
  passwords: PasswordHasher;
  /** Sends mails after the answer. */
  outbox: Outbox;
  /** The user's hash when this is their password, else null. Throws the 429 when attempts come too often. */
  confirmPassword: (user: SignedInUser, password: string) => Promise<string | null>;
  /** Forgets the attempts at the password in the user's session, once they have shown who they are. */
  forgiveConfirmation: (tx: Db, user: SignedInUser) => Promise<void>;
  /** Forgets the failed sign-ins to the user's account. */
  forgiveAccount: (tx: Db, userId: number) => Promise<void>;
  /** How new accounts come about. */
  registration: Registration;
  /** Whether registrations from one network are slowed down. */
  brakesRegistration: boolean;
  /**
   * Lets the user's invitation into their team be mailed to this address. False where it is not: then a link is handed
   * on by hand. Call inside the transaction of the invitation, and wake the outbox after it.
   */
  mailTeamInvitation: (
    tx: Db,
    invitation: { teamId: number; userId: number; email: string },
  ) => Promise<boolean>;
  linkToInvitation: LinkToInvitation;
  /** Makes a user an administrator or a member. False when they are already. */
  changeRole: (tx: Db, userId: number, role: User['role']) => Promise<boolean>;
  /** Closes an account, with its sessions and the links that were mailed. False when it is closed already. */
  deactivate: (tx: Db, userId: number, at: Date) => Promise<boolean>;
  /** Opens an account that was closed. False when it is open. */
  reactivate: (tx: Db, userId: number) => Promise<boolean>;
  /** Whether an administrator closed the account. */
  isDeactivated: (db: Db, userId: number) => Promise<boolean>;
  /** When the user last signed in; null where that is forgotten. */
  findLastSignIn: (userId: number) => Promise<string | null>;
  /** Signs a user out everywhere; gives how many sessions there were. */
  endSessions: (tx: Db, userId: number) => Promise<number>;
  /** Lets the user be mailed the link to a new password, and gives null; gives the link where no mail can be sent. */
  giveResetLink: (tx: Db, userId: number) => Promise<string | null>;
  /**
   * Deletes the account of somebody else, as they would themselves. `before` runs first in the transaction, and may
   * throw. Throws Refused when what is paid for cannot be ended: then nothing is deleted.
   */
  deleteAccountOf: (
    userId: number,
    log: FastifyBaseLogger,
    before: (tx: Db) => Promise<void>,
  ) => Promise<void>;
  /** Whether there is an account with this id, which no administrator has closed. */
  isOpenAccount: (db: Db, userId: number) => Promise<boolean>;
};
