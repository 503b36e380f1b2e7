/** For so long an invitation to a team is good. */
export const TEAM_INVITATION_DAYS = 14;

/** While so many links lead to one invitation no other is made to copy: each copy is one, and each mail. */
export const LINKS_OF_ONE_INVITATION = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an invitation that is given now is over. */
export function teamInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
}
