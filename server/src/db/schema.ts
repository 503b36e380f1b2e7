import type { AdminActionKind } from '@limber/domain/accounts/administration';
import type { LinkPurpose } from '@limber/domain/accounts/mail-rules';
import type { MailKind } from '@limber/domain/accounts/mail-words';
import type { BodyArea } from '@limber/domain/body-areas';
import type { Feeling } from '@limber/domain/check-ins/check-in';
import type { HealthCard } from '@limber/domain/health/health-card';
import type { Adaptation } from '@limber/domain/moment/moment';
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

/** A routine that is adapted to a moment: what it became, and what it was before. */
export type Adapted = {
  adaptation: Adaptation;
  before: { minutes: RoutineMinutes; exerciseIds: number[] };
};

/** The round of a routine that was regenerated last, so that this can be undone. */
export type Replaced = {
  round: number;
  minutes: RoutineMinutes;
  adapted: Adapted | null;
  slots: { exerciseId: number; completedAt: Moment | null }[];
};

/** A moment in UTC as ISO 8601 text, which sorts by time on both engines. */
type Moment = string;

type SeatsFor = StoredSubscription['seatsFor'];

export type Tables = {
  /** One row with the number of accounts ever created. Locking it makes registrations wait for each other. */
  installation: {
    id: number;
    accounts: number;
    /** How many founding places were given. One that was given is not given again. */
    foundingPlaces: Generated<number>;
    /** Distinguishes this installation from others that use the same account of a provider. Never changes. */
    name: Generated<string>;
    /** What the addresses of private media are signed with. */
    mediaKey: Generated<string>;
    /** How far the oldest release migrates that may start here; null before a release said so. */
    oldestMigration: ColumnType<string | null, string | null | undefined, string | null>;
  };
  user: {
    id: Generated<number>;
    /** 1 for the first account of the installation, and so on without gaps. */
    accountNumber: number;
    fullName: string;
    username: string;
    usernameKey: string;
    email: string;
    /** Where mail goes until `email` is confirmed, which has taken its place; null where there is no other. */
    formerEmail: ColumnType<string | null, string | null | undefined, string | null>;
    /** The key of where mail goes; a placeholder while another account has that address. */
    emailKey: string;
    /** When the address was confirmed where mail goes. */
    emailConfirmedAt: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** Whether the address signs in on every device: where mail is sent, once it is confirmed. Read as 0 or 1 of SQLite. */
    signsInByEmail: Generated<boolean>;
    /** Which founding place the account has; null for none. */
    foundingNumber: ColumnType<number | null, number | null | undefined, number | null>;
    passwordHash: string;
    avatarUrl: string | null;
    /** Derived from subscriptions and purchases by `recomputeTier`. */
    subscriptionTier: Tier;
    /** When an administrator last made a link to a new password. */
    resetLinkGivenAt: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    trialEndsAt: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    role: 'member' | 'administrator';
    createdAt: Moment;
    /** Since when an administrator lets nobody sign in to it; null for any account that is open. */
    deactivatedAt: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  /** What an administrator did to an account. Rows are only ever added; the accounts may be gone. */
  admin_action: {
    id: Generated<number>;
    at: Moment;
    actorId: number;
    action: AdminActionKind;
    subjectId: number;
  };
  /** What lets somebody register who has its code. Each opens one account. */
  invitation: {
    codeHash: string;
    /** Of the account that it opens. */
    role: 'member' | 'administrator';
    createdAt: Moment;
    /** Null when it is good until it is used. */
    expiresAt: Moment | null;
  };
  /** That a user signed in on a device, which holds the key. */
  known_device: { keyHash: string; userId: number; createdAt: Moment; lastUsedAt: Moment };
  /** A call with an Idempotency-Key, and what it did; kept for a day. */
  keyed_call: {
    userId: number;
    endpoint: string;
    key: string;
    inputHash: string;
    /** As JSON; null where only the input is compared. */
    result: string | null;
    createdAt: Moment;
  };
  /** A link in a mail to a user: whoever has it may do this one thing, once. */
  mail_link: {
    tokenHash: string;
    userId: number;
    purpose: LinkPurpose;
    /** Where it was sent. */
    email: string;
    expiresAt: Moment;
  };
  /** A mail that is to be sent, until it is. */
  waiting_mail: {
    id: string;
    /** Null where a reset was asked for by a name that nobody has. */
    userId: number | null;
    kind: MailKind;
    /** Null for whichever mailbox the account has when the mail is sent. */
    recipient: string | null;
    attempts: number;
    /** When it is to be tried, or, while it is being sent, when another server may try. */
    dueAt: Moment;
    createdAt: Moment;
  };
  /** How many mails, or asks for one, were counted for a key until a moment. */
  mail_count: { key: string; count: number; endsAt: Moment };
  session: {
    tokenHash: string;
    userId: number;
    /** When the user signed in. */
    createdAt: Moment;
    lastUsedAt: Moment;
    /** Browser and system, as "Firefox on Windows"; null when they are not known. */
    device: ColumnType<string | null, string | null | undefined, string | null>;
    /** When the password was last entered in it; null where it was opened by a release that did not note that. */
    passwordEnteredAt: Moment | null;
  };
  /** The authenticator app of a user, which counts from when it was confirmed by a code. */
  second_factor: {
    userId: number;
    secret: string;
    createdAt: Moment;
    confirmedAt: Moment | null;
    /** The thirty seconds since 1970 of the last code that was used: no code counts twice. */
    lastStep: number;
  };
  /** The codes that stand in for the app, each for one sign-in. */
  recovery_code: { userId: number; codeHash: string };
  sign_in_attempt: {
    /** The account or the network that the attempts are counted for. */
    key: string;
    failures: number;
    /** When the first of them was. */
    since: Moment;
    blockedUntil: Moment;
  };
  pain_points: {
    id: Generated<number>;
    userId: number;
    weights: Json<Weights>;
    createdAt: Moment;
    updatedAt: Moment;
  };
  preferences: Preferences & { userId: number; updatedAt: Moment };
  /** A user's id at a provider. Two simultaneous first payments may create two customers for one user. */
  customer: { provider: ProviderName; customerId: string; userId: number };
  subscription: SubscriptionState & {
    provider: ProviderName;
    userId: number;
    seatsFor: ColumnType<SeatsFor, SeatsFor | undefined, SeatsFor>;
    begunFor: ColumnType<number | null, number | undefined, number | null>;
    begunAs: ColumnType<number | null, number | undefined, number | null>;
    /** What it paid for before a raise that may have to be taken back; null where there is none. */
    raisedFrom: ColumnType<number | null, number | undefined, number | null>;
    /** Whether the raise is being given back: then it is not kept, whoever pays for the team meanwhile. */
    takesRaiseBack: Generated<boolean>;
  };
  purchase: PurchaseState & { provider: ProviderName; userId: number };
  /** The company that the receipts of a user name. */
  billing_details: { userId: number; company: string; address: string; taxNumber: string };
  /** People whose seats one of them pays. It stays when nobody pays any more. */
  team: {
    id: Generated<number>;
    ownerId: number;
    /** Used no more, like the next: they go with a later release. */
    payerId: ColumnType<number | null, never, never>;
    planReference: ColumnType<string | null, never, never>;
    name: string;
    createdAt: Moment;
  };
  /** Who is in which team, its owner as well: everybody in one at most. */
  team_member: { userId: number; teamId: number; joinedAt: Moment };
  /** Takes a seat until it is accepted, withdrawn or over. */
  team_invitation: {
    id: Generated<number>;
    teamId: number;
    /** Where it is mailed; null where its link is handed on by hand. */
    email: string | null;
    emailKey: string | null;
    createdAt: Moment;
    expiresAt: Moment;
  };
  /** A link to an invitation: the first that is used uses the invitation up. */
  team_invitation_link: {
    tokenHash: string;
    invitationId: number;
    /** When the invitation ended as the link was made: it may be given again, and last longer. */
    expiresAt: Moment;
  };
  /** What was published about a team of a quarter: drawn once, with noise. */
  team_insight: {
    teamId: number;
    quarter: string;
    people: number;
    /** As JSON; null for a cohort that was too small. */
    figures: string | null;
    drawnAt: Moment;
  };
  payment_started: {
    id: Generated<number>;
    userId: number;
    /** The Idempotency-Key of the call that started it. */
    key: string;
    /** What is bought, as `orderName` says it. */
    order: string;
    cents: number;
    provider: ProviderName;
    /** The idempotency key of the request to the provider. */
    providerKey: string;
    /** Null until the provider has answered. */
    clientSecret: string | null;
    reference: string | null;
    startedAt: Moment;
  };
  payment_event: {
    provider: ProviderName;
    id: string;
    type: string;
    at: Moment;
    customerId: string | null;
    says: ColumnType<PaymentEvent['payload'], string | null, string | null>;
    receivedAt: Moment;
    /** Null while no user has this customer id, and when there was nothing to apply. */
    appliedAt: Moment | null;
  };
  sandbox_payment: {
    reference: string;
    key: string;
    clientSecret: string;
    customerId: string;
    order: Json<Order>;
    status: 'open' | 'paid' | 'ended';
    currentPeriodEnd: Moment | null;
    cancelAtPeriodEnd: boolean;
    /** What is taken off the next bill, since fewer users are paid for than at the last. */
    creditCents: Generated<number>;
    /** When the provider reported this state. */
    at: Moment;
  };
  routine: {
    id: Generated<number>;
    userId: number;
    date: LocalDay;
    /** Rises with each regeneration: one history record for each round. */
    round: number;
    minutes: Generated<RoutineMinutes>;
    /** To what moment it is adapted, and what it was before; null while it is as it was chosen. */
    adapted: ColumnType<Adapted | null, string | undefined, string | null>;
    /** The round before the last regeneration; null when there was none, or when it was undone. */
    replaced: ColumnType<Replaced | null, string | undefined, string | null>;
    createdAt: Moment;
  };
  routine_exercise: {
    routineId: number;
    position: number;
    exerciseId: number;
    completedAt: Moment | null;
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
    completedAt: Moment;
  };
  exercise_history: {
    id: Generated<number>;
    userId: number;
    /** The place in a daily routine where it was done, so that it counts once. */
    routineId: number | null;
    round: number | null;
    exerciseId: number;
    exerciseName: string;
    bodyArea: BodyArea;
    seconds: number;
    rating: number | null;
    completedAt: Moment;
  };
  /** That a day without movement is meant to be one. */
  day_off: { userId: number; date: LocalDay };
  /** How an area felt after moving. Health data: it is in no log. */
  check_in: {
    id: Generated<number>;
    userId: number;
    date: LocalDay;
    area: BodyArea;
    feeling: Feeling;
    /** When it was last answered. */
    answeredAt: Moment;
  };
  /** By what exercises are left out. Health data: it is in no log. No row where nothing was told. */
  health_card: { userId: number; card: Json<HealthCard>; updatedAt: Moment };
  /** That an exercise hurt on a day. Health data: it is in no log. */
  discomfort_report: {
    id: Generated<number>;
    userId: number;
    date: LocalDay;
    exerciseId: number;
    /** Where it was replaced, and by what; null when it was in no routine. */
    routineId: number | null;
    replacedById: number | null;
    reportedAt: Moment;
  };
  custom_plan: {
    /** Rises with each change. */
    version: Generated<number>;
    id: Generated<number>;
    userId: number;
    name: string;
    description: string;
    exerciseIds: Json<number[]>;
    routineIds: Json<number[]>;
    estimatedDuration: number;
    bodyAreas: Json<BodyArea[]>;
    createdAt: Moment;
  };
  exercise_image: {
    /** A random UUID, which is also the name of its files. */
    id: string;
    exerciseId: number;
    /** Null for media that every user sees. */
    ownerId: number | null;
    /** Distinguishes a file that is sent again from a new one. */
    uploadKey: string | null;
    /** Null once it is deleted. */
    position: number | null;
    /** The row and its files are removed an hour later, unless the image is restored. */
    deletedAt: Moment | null;
    width: number;
    height: number;
    imageHash: string;
    thumbnailHash: string;
    createdAt: Moment;
  };
  exercise_video: {
    id: string;
    exerciseId: number;
    ownerId: number | null;
    /** The ids of its images in their order. */
    madeOf: Json<string[]>;
    hash: string;
    createdAt: Moment;
  };
};

/** A row before it is in its table. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** A connection or an open transaction: query functions work with both. */
export type Db = Kysely<Tables>;
