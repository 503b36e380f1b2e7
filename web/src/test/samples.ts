import type { User } from '@limber/contract/auth';
import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { Routine } from '@limber/contract/routines';
import type { Subscription } from '@limber/contract/subscription';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { NO_PAIN_POINTS } from '@limber/domain/pain-points/pain-points';

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

export const anExercise = (id: number, change: Partial<Exercise> = {}): Exercise => ({
  id,
  name: `JME ${id} Movement ${id}`,
  bodyArea: 'neck',
  description: '',
  instructions: ['Sit tall.', 'Turn your head.'],
  notes: 'Breathe out as you turn.',
  posture: 'either',
  sides: 'both',
  dose: { kind: 'repetitions', count: 6, seconds: 6 },
  durationSeconds: 36,
  discreet: true,
  premium: false,
  locked: false,
  contraindications: [],
  imageUrl: null,
  imageUrls: [],
  thumbnailUrls: [],
  attachedImages: [],
  videoUrl: null,
  ...change,
});

/** A routine of the exercises with these ids, none of them completed. */
export const aRoutine = (ids: number[], change: Partial<Routine> = {}): Routine => ({
  id: 7,
  date: '2026-01-05',
  name: 'Daily Routine',
  duration: ids.length * 36,
  exercises: ids.map((id) => ({ ...anExercise(id), completed: false })),
  completedAt: null,
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

/** An account that pays nothing: its limits, and a trial to begin. */
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

/** An account that pays for this plan. */
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
