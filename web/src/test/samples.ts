import type { User } from '@limber/contract/auth';
import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { Receipt } from '@limber/contract/receipts';
import type { Routine } from '@limber/contract/routines';
import type { Session } from '@limber/contract/sessions';
import type { Subscription } from '@limber/contract/subscription';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { NO_PAIN_POINTS, toPainPoints } from '@limber/domain/pain-points/pain-points';
import type { PainPointsRecord } from '@limber/contract/pain-points';
import type { RoutineRecord } from '@limber/contract/routine-history';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { localDayOf } from '@limber/domain/time/local-day';
import type { ExerciseImage, ExerciseMedia } from '@limber/contract/exercise-media';

export const ADA: User = {
  id: 1,
  fullName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.org',
  avatarUrl: null,
  subscriptionTier: 'free',
  role: 'member',
  createdAt: '2026-01-05T08:00:00.000Z',
};

/** This device and two others. */
export const SESSIONS: Session[] = [
  session('a', 'Firefox on Windows', true),
  session('b', 'Safari on iOS', false),
  session('c', null, false),
];

function session(id: string, device: string | null, current: boolean): Session {
  const [signedInAt, lastUsedAt] = ['2026-01-05T08:00:00.000Z', '2026-01-06T08:00:00.000Z'];
  return { id, device, current, signedInAt, lastUsedAt };
}

export const APP_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const RECOVERY_CODES = ['ABCD-EFGH-IJKL-MNOP-QRST-UVWX', 'BBCD-EFGH-IJKL-MNOP-QRST-UVWX'];

export const anExercise = (id: number, change: Partial<Exercise> = {}): Exercise => ({
  id,
  name: `JME ${id} Movement ${id}`,
  bodyArea: 'neck',
  description: '',
  instructions: ['Sit tall.', 'Turn your head.'],
  steps: {
    start: ['Sit tall.'],
    out: ['Turn your head.'],
    back: 'Come back to the middle.',
    cue: 'Your shoulders stay low.',
  },
  notes: 'Breathe out as you turn.',
  kind: 'mobility',
  level: 'gentle',
  load: 'none',
  muscles: [],
  searchWords: [],
  source: null,
  variantOf: null,
  core: null,
  guidance: {
    breathe: 'Breathe out as you turn.',
    avoid: 'Lifting a shoulder.',
    easier: 'Turn halfway.',
    harder: null,
    stopWhen: 'You feel dizzy.',
  },
  posture: 'either',
  sides: 'both',
  dose: { kind: 'repetitions', count: 6, seconds: 6 },
  durationSeconds: 36,
  discreet: true,
  premium: false,
  locked: false,
  contraindications: [],
  movements: [],
  bend: null,
  handsFree: true,
  place: 'chair',
  review: null,
  pictureText: '',
  imageUrl: null,
  imageUrls: [],
  thumbnailUrls: [],
  attachedImages: [],
  videoUrl: null,
  videoIsUploaded: false,
  motionUrl: null,
  ...change,
});

/** None of the exercises is completed. */
export const aRoutine = (ids: number[], change: Partial<Routine> = {}): Routine => ({
  id: 7,
  date: '2026-01-05',
  name: 'Daily Routine',
  duration: ids.length * 36,
  exercises: ids.map((id) => ({ ...anExercise(id), completed: false })),
  completedAt: null,
  adaptation: null,
  ...change,
});

export const aPlan = (id: number, name: string, exerciseIds: number[]): CustomPlan => ({
  id,
  name,
  description: '',
  exerciseIds,
  routineIds: [],
  estimatedDuration: 30,
  bodyAreas: ['neck'],
  createdAt: '2026-01-05T08:00:00.000Z',
  version: 1,
});

export const aPainPointsRecord = {
  ...NO_PAIN_POINTS,
  id: 1,
  userId: 1,
  createdAt: null,
  updatedAt: null,
  neck: true,
  neckWeight: 100,
};

/** No payment: limits, and a trial on offer. */
export const FREE_SUBSCRIPTION: Subscription = {
  tier: 'free',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  users: 1,
  trial: { state: 'available', endsAt: null },
  premiumPack: false,
  entitlements: {
    bodyAreas: 3,
    customPlans: 3,
    minutes: [1, 3],
    weights: false,
    premiumExercises: false,
  },
  foundingMember: false,
  paidByTeam: false,
  team: 'none',
};

const EVERYTHING: Subscription['entitlements'] = {
  bodyAreas: null,
  customPlans: null,
  minutes: [...ROUTINE_MINUTES],
  weights: true,
  premiumExercises: true,
};

export const FOUNDING_MEMBER: Subscription = {
  ...FREE_SUBSCRIPTION,
  entitlements: EVERYTHING,
  foundingMember: true,
};

/** One month of Pro. */
export const RECEIPT: Receipt = {
  number: '20260105-3F2A977B',
  paidAt: '2026-01-05T12:00:00.000Z',
  bought: 'pro',
  users: 1,
  cents: 999,
  currency: 'usd',
  taxCents: 0,
  refundedCents: 0,
  period: { from: '2026-01-05T12:00:00.000Z', to: '2026-02-05T12:00:00.000Z' },
  cardEnding: '4242',
  provider: 'stripe',
  invoiceUrl: 'https://invoice.stripe.com/i/in_1',
};

export const subscribedTo = (
  tier: Subscription['tier'],
  change: Partial<Subscription> = {},
): Subscription => ({
  ...FREE_SUBSCRIPTION,
  tier,
  status: 'active',
  currentPeriodEnd: tier === 'lifetime' ? null : '2030-06-15T12:00:00.000Z',
  users: tier === 'team' ? 5 : 1,
  entitlements: EVERYTHING,
  ...change,
});

const LONG_AGO = '2026-01-05T08:00:00.000Z';

function exercise(id: number, bodyArea: BodyArea): Exercise {
  return anExercise(id, { name: `JME ${id} Slow Circle`, bodyArea });
}

/** Two exercises for each area: 1 and 2 for the neck, 3 and 4 for the shoulders, and so on. */
export const LIBRARY = BODY_AREAS.flatMap((area, index) => [
  exercise(2 * index + 1, area),
  exercise(2 * index + 2, area),
]);

/** `completed` applies to all exercises. */
export function routineOf(ids: readonly number[], completed = false): Routine {
  const exercises = LIBRARY.filter(({ id }) => ids.includes(id)).map((one) =>
    Object.assign({}, one, { completed }),
  );
  return {
    id: 7,
    date: localDayOf(new Date()),
    name: 'Daily Routine',
    duration: 36 * exercises.length,
    exercises,
    completedAt: null,
    adaptation: null,
  };
}

export const LUNCH: CustomPlan = {
  ...aPlan(3, 'Lunch break', [1, 3]),
  description: 'Between two meetings',
  bodyAreas: ['neck', 'shoulders'],
};

export const RECORD: RoutineRecord = {
  id: 5,
  name: 'Daily Routine',
  exerciseIds: [1, 3],
  exerciseNames: ['JME 1 Slow Circle', 'JME 3 Slow Circle'],
  bodyAreas: ['neck', 'shoulders'],
  totalDuration: 72,
  painPointsAtTime: ['neck'],
  exerciseCount: 2,
  completedAt: LONG_AGO,
};

/** Half neck, half hips. */
export const PAIN_POINTS: PainPointsRecord = painPointsOf({ neck: 50, hips: 50 });

export function painPointsOf(weights: Parameters<typeof toPainPoints>[0]): PainPointsRecord {
  return {
    id: 2,
    userId: ADA.id,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...toPainPoints(weights),
  };
}

/** Numbered from `from`. */
export const someImages = (count: number, from = 1): ExerciseImage[] =>
  Array.from({ length: count }, (_, index) => anImage(from + index));

export const anImage = (number: number): ExerciseImage => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  imageUrl: `/media/uploads/${number}.webp`,
  thumbnailUrl: `/media/uploads/${number}-small.webp`,
  width: 800,
  height: 600,
});

/** Visible only to its user. */
export const uploaded = (count: number, videoUrl: string | null = null): ExerciseMedia => ({
  seenBy: 'you',
  images: someImages(count),
  videoUrl,
});

export const aFile = (name: string, type = 'image/png', bytes = 2048): File =>
  new File([new Uint8Array(bytes)], name, { type });
