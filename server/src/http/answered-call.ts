/** A call that was answered, for whoever counts them. */
export type AnsweredCall = {
  readonly method: string;
  /** The pattern of its route; null where there is none. */
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
};
