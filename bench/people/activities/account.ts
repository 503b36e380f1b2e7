import { startDownload } from '@limber/contract/account-data';
import { getMe, login, logout } from '@limber/contract/auth';
import { listSessions } from '@limber/contract/sessions';
import {
  confirmSandboxPayment,
  createPaymentIntent,
  getSubscription,
  startTrial,
} from '@limber/contract/subscription';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import { type Activity, type Doer, oneAtATime } from '../activity.ts';
import { read } from '../read.ts';

const SIGNED_OUT = 401;
const BUSY = 429;

/** A second device signs in and out. An acknowledged sign-out must last. */
export function signingIn({ client, username, password }: Doer): Activity {
  const ended: string[] = [];
  const act = async () => {
    const signedIn = await client.ask(login, { body: { username, password } });
    if (signedIn.is !== 'done') return;
    const { token } = signedIn.reply;
    await client.ask(listSessions, {});
    const out = await client.as(token).ask(logout, {});
    if (out.is === 'done') ended.push(token);
  };
  const findFaults = async () => {
    const faults: string[] = [];
    for (const token of ended) {
      const outcome = await client.as(token).ask(getMe, {}, { refusals: [SIGNED_OUT] });
      if (outcome.is === 'done') faults.push('a device that was signed out is signed in');
    }
    return faults;
  };
  return { share: 1, act, findFaults };
}

/** Statuses of expected refusals: founding members already have the trial and the pack. */
const NOT_NEEDED = [409, 422];

/** Starts the trial or buys the pack, once. */
export function paying({ client }: Doer): Activity {
  const wish = Math.random() < 0.5 ? 'trial' : 'pack';
  let has: typeof wish | null = null;
  const buyPack = async () => {
    const started = await client.askUntilKnown(
      createPaymentIntent,
      { body: { amount: 19.99 } },
      { refusals: NOT_NEEDED },
    );
    if (started.is !== 'done') return false;
    const { clientSecret } = started.reply;
    const card = { cardNumber: TEST_CARDS.succeeds, nameOnCard: 'Ada Lovelace' };
    const paid = await client.ask(confirmSandboxPayment, { body: { clientSecret, ...card } });
    return paid.is === 'done' && paid.reply.status === 'succeeded';
  };
  const beginTrial = async () => {
    const began = await client.askUntilKnown(startTrial, {}, { refusals: NOT_NEEDED });
    return began.is === 'done';
  };
  const begin = async () => (wish === 'pack' ? buyPack() : beginTrial());
  return {
    share: 1,
    act: oneAtATime(async () => {
      const now = await client.ask(getSubscription, {});
      const isThere =
        now.is === 'done' && (now.reply.premiumPack || now.reply.trial.state === 'active');
      if (isThere) has = wish;
      else if (now.is === 'done' && has === null && (await begin())) has = wish;
    }),
    findFaults: async () => {
      const { premiumPack, trial } = await read(client, getSubscription, {});
      const isKept = has === null || (has === 'pack' ? premiumPack : trial.state === 'active');
      return isKept ? [] : [`the ${has} that was begun is lost`];
    },
  };
}

export function downloading({ client }: Doer): Activity {
  const act = async () => {
    const started = await client.ask(startDownload, {}, { refusals: [BUSY] });
    if (started.is === 'done') await client.load(started.reply.url, [BUSY]);
  };
  return { share: 1, act, findFaults: async () => [] };
}
