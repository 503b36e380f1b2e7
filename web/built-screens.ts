import type { ScreenName } from '@limber/contract/pages';

/** Settings of a screen for the build. */
export type BuiltScreen = {
  /** Screens of one group load mostly the same files, so shared files count them as one. */
  group?: string;
  /**
   * How much the speed of its load counts; 0.5 without a weight. It is highest where people begin,
   * low where nobody waits. A group has the highest weight of its screens.
   */
  weight?: number;
  /** True for screens that few people see: code they share stays in the files of the other screens. */
  isSeldom?: true;
  /** The limit of its load: KiB of gzipped script, and files. */
  budget?: Budget;
};
export type Budget = { kib: number; files: number };

export const USUAL_BUDGET: Budget = { kib: 205, files: 18 };

export const BUILT_SCREENS: Partial<Record<ScreenName, BuiltScreen>> = {
  landing: { weight: 3, budget: { kib: 133, files: 7 } },
  pricing: { weight: 2, budget: { kib: 126, files: 7 } },
  mission: { group: 'text', weight: 6, budget: { kib: 113, files: 5 } },
  privacy: { group: 'text', budget: { kib: 114, files: 5 } },
  terms: { group: 'text', budget: { kib: 113, files: 5 } },
  contact: { group: 'text' },
  companies: { group: 'text' },
  login: { group: 'account', weight: 22, budget: { kib: 129, files: 6 } },
  register: { group: 'account', budget: { kib: 130, files: 7 } },
  forgotPassword: { group: 'account' },
  resetPassword: { group: 'account' },
  confirmEmail: { group: 'account' },
  join: { group: 'account' },
  try: { weight: 2, budget: { kib: 190, files: 12 } },
  onboarding: { group: 'session' },
  session: { group: 'session', weight: 1.5 },
  dashboard: { weight: 16, budget: { kib: 135, files: 7 } },
  exercises: { weight: 16, budget: { kib: 125, files: 6 } },
  routine: { weight: 7, budget: { kib: 152, files: 8 } },
  profile: { weight: 4, budget: { kib: 139, files: 8 } },
  exerciseManager: { budget: { kib: 193, files: 12 } },
  subscription: { group: 'payment' },
  checkout: { group: 'payment' },
  checkoutSuccess: { group: 'payment' },
  receipt: { group: 'payment' },
  team: { isSeldom: true },
  admin: { weight: 0.1, isSeldom: true },
};
