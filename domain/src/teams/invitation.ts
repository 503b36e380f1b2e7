export const TEAM_INVITATION_DAYS = 14;

/** The most links to one invitation: every copy and every mail has a new one. */
export const LINKS_OF_ONE_INVITATION = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

export function teamInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
}
