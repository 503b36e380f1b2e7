import type { AdminActionKind } from '@limber/domain/accounts/administration';
import type { LinkPurpose } from '@limber/domain/accounts/mail-rules';
import type { MailKind } from '@limber/domain/accounts/mail-words';
import type { BodyArea } from '@limber/domain/body-areas';
import type { Feeling } from '@limber/domain/check-ins/check-in';
import type { HealthCard } from '@limber/domain/health/health-card';
import type { Adaptation } from '@limber/domain/moment/moment';
import type { ExerciseWish } from '@limber/domain/routines/exercise-wishes';
import type { Weights } from '@limber/domain/pain-points/weights';
import type { Preferences, RoutineMinutes } from '@limber/domain/preferences/preferences';
import type { Order } from '@limber/domain/subscriptions/order';
import type {
  PurchaseState,
  StoredSubscription,
  SubscriptionState,
} from '@limber/domain/subscriptions/paid-records';
import type { PaymentEvent, ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { ColumnType, Generated, Insertable, Kysely } from 'kysely';

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

/** A routine adapted to a situation: its exercises now and before. */
export type Adapted = {
  adaptation: Adaptation;
  before: { minutes: RoutineMinutes; exerciseIds: number[] };
};

/** The round before a regeneration, for its undo. */
export type Replaced = {
  round: number;
  minutes: RoutineMinutes;
  adapted: Adapted | null;
  slots: { exerciseId: number; completedAt: Timestamp | null }[];
};

/** UTC in ISO 8601, which sorts by time on both engines. */
type Timestamp = string;

type SeatsFor = StoredSubscription['seatsFor'];

export type Tables = {
  /** A single row with the number of accounts ever created. Locking it serializes registrations. */
  installation: {
    id: number;
    accounts: number;
    /** Founding places ever given; none is given twice. */
    foundingPlaces: Generated<number>;
    /** Distinguishes installations that share a provider's account. Never changes. */
    name: Generated<string>;
    /** Signs the addresses of private media. */
    mediaKey: Generated<string>;
    /** The migration of the oldest release that may start here; null before a release recorded it. */
    oldestMigration: ColumnType<string | null, string | null | undefined, string | null>;
  };
  user: {
    id: Generated<number>;
    /** Consecutive from 1 for the first account. */
    accountNumber: number;
    fullName: string;
    username: string;
    usernameKey: string;
    email: string;
    /** The mail address until `email`, its successor, is confirmed; null for none. */
    formerEmail: ColumnType<string | null, string | null | undefined, string | null>;
    /** Key of the mail address in use; a placeholder while another account has that address. */
    emailKey: string;
    /** When the mail address in use was confirmed. */
    emailConfirmedAt: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
    /** Whether the confirmed mail address signs in on every device. 0 or 1 in SQLite. */
    signsInByEmail: Generated<boolean>;
    /** The account's founding place; null for none. */
    foundingNumber: ColumnType<number | null, number | null | undefined, number | null>;
    passwordHash: string;
    avatarUrl: string | null;
    /** Derived from subscriptions and purchases by `recomputeTier`. */
    subscriptionTier: Tier;
    resetLinkGivenAt: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
    trialEndsAt: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
    role: 'member' | 'administrator';
    createdAt: Timestamp;
    /** When an administrator closed the account; null while it is open. */
    deactivatedAt: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  };
  admin_action: {
    id: Generated<number>;
    at: Timestamp;
    actorId: number;
    action: AdminActionKind;
    subjectId: number;
  };
  /** Codes to register; each opens one account. */
  invitation: {
    codeHash: string;
    /** The new account's role. */
    role: 'member' | 'administrator';
    createdAt: Timestamp;
    /** Null when it does not expire. */
    expiresAt: Timestamp | null;
  };
  /** A device on which the user signed in and which holds the key. */
  known_device: { keyHash: string; userId: number; createdAt: Timestamp; lastUsedAt: Timestamp };
  /** A call with an Idempotency-Key and its result, kept for a day. */
  keyed_call: {
    userId: number;
    endpoint: string;
    key: string;
    inputHash: string;
    /** JSON; null where only the input is compared. */
    result: string | null;
    createdAt: Timestamp;
  };
  /** A mailed link, good for one action, once. */
  mail_link: {
    tokenHash: string;
    userId: number;
    purpose: LinkPurpose;
    /** The address that it was sent to. */
    email: string;
    expiresAt: Timestamp;
  };
  /** The queue of mails. */
  waiting_mail: {
    id: string;
    /** Null where a reset was requested for an unknown name. */
    userId: number | null;
    kind: MailKind;
    /** Null for the account's mailbox at the time of sending. */
    recipient: string | null;
    attempts: number;
    /** The next attempt; while it is being sent, when another server may try. */
    dueAt: Timestamp;
    createdAt: Timestamp;
  };
  /** Mails, or requests for them, counted for a key until `endsAt`. */
  mail_count: { key: string; count: number; endsAt: Timestamp };
  session: {
    tokenHash: string;
    userId: number;
    createdAt: Timestamp;
    lastUsedAt: Timestamp;
    /** Browser and system, such as "Firefox on Windows"; null when unknown. */
    device: ColumnType<string | null, string | null | undefined, string | null>;
    /** When the password was last entered; null in sessions of an earlier release. */
    passwordEnteredAt: Timestamp | null;
  };
  second_factor: {
    userId: number;
    secret: string;
    createdAt: Timestamp;
    confirmedAt: Timestamp | null;
    /** The last used code's step of thirty seconds since 1970: no code counts twice. */
    lastStep: number;
  };
  /** Replacements for the app's codes, each for one sign-in. */
  recovery_code: { userId: number; codeHash: string };
  sign_in_attempt: {
    /** The account or network whose attempts are counted. */
    key: string;
    failures: number;
    since: Timestamp;
    blockedUntil: Timestamp;
  };
  pain_points: {
    id: Generated<number>;
    userId: number;
    weights: Json<Weights>;
    createdAt: Timestamp;
    updatedAt: Timestamp;
  };
  preferences: Omit<Preferences, 'hasWall' | 'nerveGlides'> & {
    userId: number;
    hasWall: Generated<boolean>;
    nerveGlides: Generated<boolean>;
    updatedAt: Timestamp;
  };
  /** Two simultaneous first payments may create two customers for one user. */
  customer: { provider: ProviderName; customerId: string; userId: number };
  subscription: SubscriptionState & {
    provider: ProviderName;
    userId: number;
    seatsFor: ColumnType<SeatsFor, SeatsFor | undefined, SeatsFor>;
    begunFor: ColumnType<number | null, number | undefined, number | null>;
    begunAs: ColumnType<number | null, number | undefined, number | null>;
    /** The paid seats before an increase that may have to be undone; null for none. */
    raisedFrom: ColumnType<number | null, number | undefined, number | null>;
    /**
     * Whether the increase is being refunded. A refund once begun is final, even if the
     * subscription pays for a team again.
     */
    takesRaiseBack: Generated<boolean>;
  };
  purchase: PurchaseState & { provider: ProviderName; userId: number };
  /** The company on a user's receipts. */
  billing_details: { userId: number; company: string; address: string; taxNumber: string };
  /** The team remains when nobody pays for it. */
  team: {
    id: Generated<number>;
    ownerId: number;
    /** Unused, like `planReference`; a later release removes both. */
    payerId: ColumnType<number | null, never, never>;
    planReference: ColumnType<string | null, never, never>;
    name: string;
    createdAt: Timestamp;
  };
  /** Members including the owner; everybody is in one team at most. */
  team_member: { userId: number; teamId: number; joinedAt: Timestamp };
  /** Takes a seat until it is accepted, withdrawn or expired. */
  team_invitation: {
    id: Generated<number>;
    teamId: number;
    /** Null where the link is handed on by hand. */
    email: string | null;
    emailKey: string | null;
    createdAt: Timestamp;
    expiresAt: Timestamp;
  };
  /** A link to an invitation; the first use consumes the invitation. */
  team_invitation_link: {
    tokenHash: string;
    invitationId: number;
    /** The invitation's end when the link was made; the invitation may be extended since. */
    expiresAt: Timestamp;
  };
  /** A team's published figures of a quarter: drawn once, with noise. */
  team_insight: {
    teamId: number;
    quarter: string;
    people: number;
    /** JSON; null for a cohort that was too small. */
    figures: string | null;
    drawnAt: Timestamp;
  };
  payment_started: {
    id: Generated<number>;
    userId: number;
    key: string;
    /** Written by `orderName`. */
    order: string;
    cents: number;
    provider: ProviderName;
    /** The idempotency key at the provider. */
    providerKey: string;
    /** Null until the provider has answered. */
    clientSecret: string | null;
    reference: string | null;
    startedAt: Timestamp;
  };
  payment_event: {
    provider: ProviderName;
    id: string;
    type: string;
    at: Timestamp;
    customerId: string | null;
    says: ColumnType<PaymentEvent['payload'], string | null, string | null>;
    receivedAt: Timestamp;
    /** Null while no user has this customer id, or when there was nothing to apply. */
    appliedAt: Timestamp | null;
  };
  sandbox_payment: {
    reference: string;
    key: string;
    clientSecret: string;
    customerId: string;
    order: Json<Order>;
    status: 'open' | 'paid' | 'ended';
    currentPeriodEnd: Timestamp | null;
    cancelAtPeriodEnd: boolean;
    /** Cents off the next bill, after a reduction of users. */
    creditCents: Generated<number>;
    at: Timestamp;
  };
  routine: {
    id: Generated<number>;
    userId: number;
    date: LocalDay;
    /** Increases with each regeneration: one history record per round. */
    round: number;
    minutes: Generated<RoutineMinutes>;
    /** The situation and the original exercises; null while not adapted. */
    adapted: ColumnType<Adapted | null, string | undefined, string | null>;
    /** The round before the last regeneration; null without one, or after its undo. */
    replaced: ColumnType<Replaced | null, string | undefined, string | null>;
    createdAt: Timestamp;
  };
  routine_exercise: {
    routineId: number;
    position: number;
    exerciseId: number;
    completedAt: Timestamp | null;
  };
  routine_history: {
    id: Generated<number>;
    userId: number;
    routineId: number | null;
    round: number | null;
    idempotencyKey: string | null;
    name: string;
    exerciseIds: Json<number[]>;
    exerciseNames: Json<string[]>;
    bodyAreas: Json<BodyArea[]>;
    totalDuration: number;
    painPointsAtTime: Json<BodyArea[]>;
    exerciseCount: number;
    completedAt: Timestamp;
  };
  exercise_history: {
    id: Generated<number>;
    userId: number;
    /** The slot of the daily routine, so that it counts once. */
    routineId: number | null;
    round: number | null;
    exerciseId: number;
    exerciseName: string;
    bodyArea: BodyArea;
    seconds: number;
    rating: number | null;
    completedAt: Timestamp;
  };
  /** A planned day without movement. */
  day_off: { userId: number; date: LocalDay };
  /** Health data: never logged. */
  check_in: {
    id: Generated<number>;
    userId: number;
    date: LocalDay;
    area: BodyArea;
    feeling: Feeling;
    answeredAt: Timestamp;
  };
  /** The answers that rule exercises out; no row without answers. Health data: never logged. */
  health_card: { userId: number; card: Json<HealthCard>; updatedAt: Timestamp };
  /** Health data: never logged. */
  exercise_wish: ExerciseWish & { userId: number };
  discomfort_report: {
    id: Generated<number>;
    userId: number;
    date: LocalDay;
    exerciseId: number;
    /** Its replacement in a routine; null when it was in none. */
    routineId: number | null;
    replacedById: number | null;
    reportedAt: Timestamp;
  };
  custom_plan: {
    /** Increases with each change. */
    version: Generated<number>;
    id: Generated<number>;
    userId: number;
    name: string;
    description: string;
    exerciseIds: Json<number[]>;
    routineIds: Json<number[]>;
    estimatedDuration: number;
    bodyAreas: Json<BodyArea[]>;
    createdAt: Timestamp;
  };
  exercise_image: {
    /** A random UUID, also the name of its files. */
    id: string;
    exerciseId: number;
    /** Null for media that every user sees. */
    ownerId: number | null;
    /** Distinguishes a repeated upload from a new one. */
    uploadKey: string | null;
    /** Null once it is deleted. */
    position: number | null;
    /** Row and files are removed an hour later, unless the image is restored. */
    deletedAt: Timestamp | null;
    width: number;
    height: number;
    imageHash: string;
    thumbnailHash: string;
    createdAt: Timestamp;
  };
  exercise_video: {
    id: string;
    exerciseId: number;
    ownerId: number | null;
    /** Ids of its images in order. */
    madeOf: Json<string[]>;
    hash: string;
    createdAt: Timestamp;
  };
};

export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** A connection or an open transaction: query functions work with both. */
export type Db = Kysely<Tables>;
