/** Who read an exercise's words and pictures and vouches for them. */
export type Review = {
  reviewer: string;
  /** Profession and, where there is one, the number of registration. */
  profession: string;
  /** The day of signing: YYYY-MM-DD. */
  date: string;
  /** Whether the exercise is still as it was signed. */
  isCurrent: boolean;
};
