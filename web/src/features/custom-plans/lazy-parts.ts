import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';

export const LazySaveToPlanDialog = lazyWhenIdle(
  async () => (await import('./save-to-plan-dialog.tsx')).SaveToPlanDialog,
);

export const LazyCreatePlanDialog = lazyWhenIdle(
  async () => (await import('./create-plan-dialog.tsx')).CreatePlanDialog,
);

export const LazyChosenBar = lazyWhenIdle(async () => (await import('./chosen-bar.tsx')).ChosenBar);
