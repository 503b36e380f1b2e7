export type ContinuityProblem = {
  /** From 0 to 1, as in the plan. */
  readonly time: number;
  readonly kind:
    | 'keyframe'
    | 'leap'
    | 'penetration'
    | 'foot-in-foot'
    | 'floor'
    | 'sliding'
    | 'contact';
  readonly sentence: string;
};
