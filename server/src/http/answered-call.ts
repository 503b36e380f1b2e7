/** An answered call, for metrics. */
export type AnsweredCall = {
  readonly method: string;
  /** The route's pattern; null without a route. */
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
};
