import type { Config } from '#config/env.ts';
import { howToBecomeAdministrator } from '#config/how-to-become-administrator.ts';
import { noticesOf } from '#config/notices.ts';
import type { Db } from '#db/schema.ts';
import { inviteFirstAdministrator } from '#features/auth/administrators.queries.ts';

/** Prints a line for the operator. */
export type Say = (sentence: string) => void;

/** The public origin, or this machine with the port. */
export const originOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, port: number): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Prints that the server is ready and, once for all processes, how to become the first administrator. */
export async function printStartupNotice(
  config: Config,
  { db, port, say }: { db: Db; port: number; say: Say },
): Promise<void> {
  const setup = await inviteFirstAdministrator(db, new Date()).catch((error: Error) => {
    say(`The first administrator cannot be invited for now: ${error.message}`);
    return null;
  });
  say(
    [
      `Limber is ready at http://localhost:${port}`,
      ...(setup === null ? [] : [howToBecomeAdministrator(originOf(config, port), setup)]),
    ].join('\n'),
  );
  for (const notice of noticesOf(config, process.env)) say(notice);
}
