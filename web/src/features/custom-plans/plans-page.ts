/** Where a person's plans are listed. */
export const PLANS_PAGE = '/profile?tab=custom-plans';
