/**
 * `npm run admin -- <command>`: manages accounts beside running servers, with the server's environment. Exit code 0
 * when done, 2 when nothing was changed.
 */
import { parseArgs } from 'node:util';
import { exitOnError } from '#exit-on-error.ts';
import {
  appoint,
  create,
  dismiss,
  list,
  removeSecondFactor,
  reopen,
  resetLink,
  signOut,
} from './admin/accounts.ts';
import { deleteAccount } from './admin/delete-account.ts';
import { invite } from './admin/invite.ts';
import { type Context, FAILED, runCommand } from './run-command.ts';

const HELP = `Usage: npm run admin -- <command>

  list                                          all accounts
  create <username> --email <e-mail> [--name <full name>]
                                                opens an account and prints its password
  invite                                        prints a link that opens one account
  appoint <username>                            makes somebody an administrator
  dismiss <username>                            makes an administrator a member
  reactivate <username>                         opens an account that is deactivated
  reset-link <username>                         prints a link to a new password
  end-sessions <username>                       signs somebody out on all devices
  remove-second-factor <username>               for somebody who lost theirs
  delete <username> --yes                       deletes an account and all that is theirs`;

type Options = { email?: string | undefined; name?: string | undefined; yes?: boolean | undefined };
type Work = (context: Context, username: string, options: Options) => Promise<string[]>;

/** Commands that take an account. */
const COMMANDS: Readonly<Record<string, Work>> = {
  create: (context, username, { email, name }) => {
    if (email === undefined) throw new Error(HELP);
    return create(context, username, { email, name });
  },
  appoint,
  dismiss,
  reactivate: reopen,
  'reset-link': resetLink,
  'end-sessions': signOut,
  'remove-second-factor': removeSecondFactor,
  delete: (context, username, { yes }) => deleteAccount(context, username, yes === true),
};

function readArguments(): ((context: Context) => Promise<string[]>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command = 'help', username, ...others] = positionals;
  if (values.help === true || command === 'help') return null;
  if (command === 'list' && username === undefined) return list;
  if (command === 'invite' && username === undefined) return invite;
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!work || username === undefined || others.length > 0) throw new Error(HELP);
  return (context) => work(context, username, values);
}

const work = await exitOnError(readArguments, { exitCode: FAILED });
if (work === null) {
  process.stdout.write(`${HELP}\n`);
} else {
  await runCommand(async (context) => {
    process.stdout.write([...(await work(context)), ''].join('\n'));
    return 0;
  });
}
