import { changeSeats, renameTeam } from '@limber/contract/team';
import { email } from '@limber/contract/auth';
import { z } from 'zod';
import { zodResolver } from '#api/zod-resolver.ts';

/** Judges the address that is invited. */
export const invitationResolver = zodResolver(z.object({ email }));

/** Judges the name of a team. */
export const nameResolver = zodResolver(renameTeam.body);

/** Judges the number of seats, as it is typed. */
export const seatsResolver = zodResolver(
  z.object({ users: z.coerce.number().pipe(changeSeats.body.shape.users) }),
);
