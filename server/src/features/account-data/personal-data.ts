import type { Tables } from '#db/schema.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

export type Owner =
  /** The column with the user's id. */
  | { readonly column: string }
  /** The owner of a row in another table; own `columns` reference the named ones there. */
  | {
      readonly to: keyof Tables;
      readonly columns: Readonly<Record<string, string>>;
    };

/** A table with rows of users, and their part in the download. */
export type PersonalTable<Table extends keyof Tables = keyof Tables> = {
  readonly file: string;
  readonly owner: Owner;
  /** The primary key, by which pages are read. */
  readonly key: readonly Column<Table>[];
  /** Columns left out of the download, with the reason. */
  readonly withheld: { readonly [Name in Column<Table>]?: string };
};

/** The reason why a table has no rows of users, or only rows that are left out of the download. */
type NotPersonalTable = { readonly notPersonal: string };

const OPENS_ACCOUNT = 'Whoever has it could try to get into the account.';
const PAYS = 'Whoever has it could finish the payment.';
const WHO_PAYS = 'It may be somebody else who pays.';
const byUser: Owner = { column: 'userId' };
const byOwner: Owner = { column: 'ownerId' };
const byId = { owner: byUser, key: ['id'], withheld: {} } as const;

/**
 * Every table of the database, and its part in "Download everything". A new table does not compile until it is here.
 * What is kept is also told in words, which a new table or column may change: in `readme.ts`, and in the web app's
 * `privacy.tsx` and `what-is-where.tsx`.
 */
export const PERSONAL_DATA: {
  readonly [Table in keyof Tables]: PersonalTable<Table> | NotPersonalTable;
} = {
  user: {
    file: 'account',
    owner: { column: 'id' },
    key: ['id'],
    withheld: {
      passwordHash: OPENS_ACCOUNT,
      emailKey: 'It tells whether another account gave the same address.',
    },
  },
  session: {
    file: 'sign-ins',
    owner: byUser,
    key: ['tokenHash'],
    withheld: { tokenHash: OPENS_ACCOUNT },
  },
  keyed_call: {
    file: 'recent-calls',
    owner: byUser,
    key: ['userId', 'endpoint', 'key'],
    withheld: {},
  },
  mail_link: {
    file: 'mail-links',
    owner: byUser,
    key: ['tokenHash'],
    withheld: { tokenHash: OPENS_ACCOUNT },
  },
  waiting_mail: { ...byId, file: 'waiting-mails' },
  second_factor: {
    file: 'second-factor',
    owner: byUser,
    key: ['userId'],
    withheld: { secret: OPENS_ACCOUNT },
  },
  recovery_code: {
    file: 'recovery-codes',
    owner: byUser,
    key: ['userId', 'codeHash'],
    withheld: { codeHash: OPENS_ACCOUNT },
  },
  pain_points: { ...byId, file: 'pain-points' },
  preferences: { file: 'preferences', owner: byUser, key: ['userId'], withheld: {} },
  health_card: { file: 'health-card', owner: byUser, key: ['userId'], withheld: {} },
  routine: { ...byId, file: 'routines' },
  routine_exercise: {
    file: 'routine-exercises',
    owner: { to: 'routine', columns: { routineId: 'id' } },
    key: ['routineId', 'position'],
    withheld: {},
  },
  routine_history: { ...byId, file: 'workout-history' },
  exercise_history: { ...byId, file: 'exercise-history' },
  day_off: { file: 'days-off', owner: byUser, key: ['userId', 'date'], withheld: {} },
  check_in: { ...byId, file: 'check-ins' },
  exercise_wish: {
    file: 'exercise-wishes',
    owner: byUser,
    key: ['userId', 'exerciseId'],
    withheld: {},
  },
  discomfort_report: { ...byId, file: 'discomfort-reports' },
  custom_plan: { ...byId, file: 'custom-plans' },
  exercise_image: { file: 'uploaded-images', owner: byOwner, key: ['id'], withheld: {} },
  exercise_video: { file: 'videos', owner: byOwner, key: ['id'], withheld: {} },
  customer: {
    file: 'payment-customers',
    owner: byUser,
    key: ['provider', 'customerId'],
    withheld: {},
  },
  subscription: {
    file: 'subscriptions',
    owner: byUser,
    key: ['provider', 'reference'],
    withheld: {},
  },
  billing_details: { file: 'billing-details', owner: byUser, key: ['userId'], withheld: {} },
  purchase: { file: 'purchases', owner: byUser, key: ['provider', 'reference'], withheld: {} },
  team: {
    ...byId,
    file: 'team',
    owner: byOwner,
    withheld: { payerId: WHO_PAYS, planReference: WHO_PAYS },
  },
  team_member: { file: 'team-membership', owner: byUser, key: ['userId'], withheld: {} },
  team_invitation: {
    file: 'team-invitations',
    owner: { to: 'team', columns: { teamId: 'id' } },
    key: ['id'],
    withheld: {},
  },
  team_insight: { notPersonal: 'It is about no person, and the same for everybody in the team.' },
  team_invitation_link: { notPersonal: 'It is for whoever has the link; nobody has used it yet.' },
  payment_started: { ...byId, file: 'payments-started', withheld: { clientSecret: PAYS } },
  payment_event: {
    file: 'payment-events',
    owner: { to: 'customer', columns: { provider: 'provider', customerId: 'customerId' } },
    key: ['provider', 'id'],
    withheld: {},
  },
  sandbox_payment: {
    file: 'test-payments',
    owner: { to: 'customer', columns: { customerId: 'customerId' } },
    key: ['reference'],
    withheld: { clientSecret: PAYS },
  },
  known_device: {
    file: 'known-devices',
    owner: byUser,
    key: ['keyHash'],
    withheld: { keyHash: OPENS_ACCOUNT },
  },
  admin_action: {
    notPersonal:
      'It is the record of what administrators did; it holds the numbers of accounts, no names.',
  },
  invitation: { notPersonal: 'It is for whoever has the code; nobody has used it yet.' },
  installation: { notPersonal: 'It is about the whole installation.' },
  mail_count: {
    notPersonal: 'It counts mails, by hashes of addresses, and forgets them within a day or two.',
  },
  sign_in_attempt: {
    notPersonal: 'It counts failed sign-ins, by whomever, and forgets them within two hours.',
  },
};

export type NamedPersonalTable = PersonalTable & { readonly table: keyof Tables };

/** Tables with rows of users, in the order of the download. */
export const PERSONAL_TABLES: readonly NamedPersonalTable[] = Object.entries(PERSONAL_DATA).flatMap(
  ([table, entry]) =>
    'notPersonal' in entry ? [] : [{ ...(entry as PersonalTable), table: table as keyof Tables }],
);
