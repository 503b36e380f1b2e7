import { changeSeats, renameTeam } from '@limber/contract/team';
import { email } from '@limber/contract/auth';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { z } from 'zod';
import { zodResolver } from '#api/zod-resolver.ts';

/** Judges the address that is invited. */
export const invitationResolver = zodResolver(z.object({ email }));

/** Judges the name of a team. */
export const nameResolver = zodResolver(renameTeam.body);

/** Judges the number of seats, as it is typed. */
export const seatsResolver = zodResolver(
  z.object({
    users: z
      .string()
      .trim()
      .regex(/^\d+$/, TEAM_SENTENCES.size)
      .transform(Number)
      .pipe(changeSeats.body.shape.users),
  }),
);
