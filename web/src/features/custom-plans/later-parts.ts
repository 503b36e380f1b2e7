import { later } from '#ui/later.tsx';

/** The dialog that saves an exercise to a plan: its code comes after the page. */
export const LaterSaveToPlanDialog = later(
  async () => (await import('./save-to-plan-dialog.tsx')).SaveToPlanDialog,
);

/** The dialog that creates a plan: its code comes after the page. */
export const LaterCreatePlanDialog = later(
  async () => (await import('./create-plan-dialog.tsx')).CreatePlanDialog,
);

/** The bar for exercises that were chosen: its code comes after the page. */
export const LaterChosenBar = later(async () => (await import('./chosen-bar.tsx')).ChosenBar);
