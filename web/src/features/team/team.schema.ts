import { changeSeats, renameTeam } from '@limber/contract/team';
import { email } from '@limber/contract/auth';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { z } from 'zod';
import { zodResolver } from '#api/zod-resolver.ts';

export const invitationResolver = zodResolver(z.object({ email }));

export const nameResolver = zodResolver(renameTeam.body);

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
