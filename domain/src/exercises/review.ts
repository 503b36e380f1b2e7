export type Review = {
  reviewer: string;
  /** Profession and, where there is one, the registration number. */
  profession: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Whether the exercise is unchanged since. */
  isCurrent: boolean;
};
