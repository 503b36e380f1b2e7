export type Review = {
  reviewer: string;
  /** Profession and, where there is one, the registration number. */
  profession: string;
  /** YYYY-MM-DD. */
  date: string;
  /** False when the exercise has changed since the review. */
  isCurrent: boolean;
};
