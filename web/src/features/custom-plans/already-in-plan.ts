/** The exercise is in the plan already; nothing was changed. */
export class AlreadyInPlan extends Error {
  readonly planName: string;

  constructor(planName: string) {
    super(`Already in ${planName}`);
    this.name = 'AlreadyInPlan';
    this.planName = planName;
  }
}
