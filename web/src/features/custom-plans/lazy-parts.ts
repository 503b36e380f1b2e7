import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';

/** The dialog that saves an exercise to a plan: its code comes after the page. */
export const LazySaveToPlanDialog = lazyWhenIdle(
  async () => (await import('./save-to-plan-dialog.tsx')).SaveToPlanDialog,
);

/** The dialog that creates a plan: its code comes after the page. */
export const LazyCreatePlanDialog = lazyWhenIdle(
  async () => (await import('./create-plan-dialog.tsx')).CreatePlanDialog,
);

/** The bar for exercises that were chosen: its code comes after the page. */
export const LazyChosenBar = lazyWhenIdle(async () => (await import('./chosen-bar.tsx')).ChosenBar);
