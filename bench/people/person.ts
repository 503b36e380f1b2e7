import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteAccount } from '@limber/contract/account-data';
import { getMe, register } from '@limber/contract/auth';
import { chooseForVisitor } from '@limber/contract/routines';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { newUser, PASSWORD } from '../../server/src/test/new-user.ts';
import type { Activity, Doer } from './activity.ts';
import { downloading, paying, signingIn } from './activities/account.ts';
import { dailyRoutine } from './activities/daily-routine.ts';
import { pictures } from './activities/pictures.ts';
import { plans } from './activities/plans.ts';
import { reading } from './activities/reading.ts';
import { settings } from './activities/settings.ts';
import { workouts } from './activities/workouts.ts';
import type { Client } from './client.ts';

export type Person = {
  /** One action, on any of the devices. */
  doSomething: () => Promise<void>;
  leave: () => Promise<void>;
  /** Differences from the acknowledged state. */
  findFaults: () => Promise<string[]>;
};

const SIGNED_OUT = 401;
const ONLY_ADMINISTRATOR = 409;
const RETRY_MS = 500;

/** Retries until it succeeds; null if `isOver` came first. */
export async function openAccount(client: Client, isOver: () => boolean): Promise<Person | null> {
  while (!isOver()) {
    const username = `load${randomBytes(5).toString('hex')}`;
    const opened = await client.ask(register, { body: newUser(username) });
    const visit = await client.ask(chooseForVisitor, { body: { areas: [...BODY_AREAS] } });
    if (opened.is === 'done' && visit.is === 'done') {
      const exerciseIds = visit.reply.exercises.map(({ id }) => id);
      const { token } = opened.reply;
      return personOf({ client: client.as(token), username, password: PASSWORD, exerciseIds });
    }
    await pause(RETRY_MS);
  }
  return null;
}

function personOf(doer: Doer): Person {
  const activities: Activity[] = [
    workouts(doer),
    plans(doer),
    dailyRoutine(doer),
    pictures(doer),
    signingIn(doer),
    paying(doer),
    downloading(doer),
    ...settings(doer),
    ...reading(doer),
  ];
  let account: 'there' | 'leaving' | 'gone' = 'there';
  return {
    doSomething: async () => choose(activities).act(),
    leave: async () => {
      account = 'leaving';
      const body = { password: PASSWORD };
      const refusals = [ONLY_ADMINISTRATOR];
      const left = await doer.client.ask(deleteAccount, { body }, { refusals });
      if (left.is !== 'unknown') account = left.is === 'done' ? 'gone' : 'there';
    },
    findFaults: async () => {
      // The deletion was not acknowledged, so the account may or may not exist.
      if (account === 'leaving') return [];
      if (account === 'there') return findFaultsOf(activities);
      const outcome = await doer.client.ask(getMe, {}, { refusals: [SIGNED_OUT] });
      return outcome.is === 'done' ? ['an account that was deleted is there'] : [];
    },
  };
}

async function findFaultsOf(activities: readonly Activity[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { findFaults } of activities) faults.push(...(await findFaults()));
  return faults;
}

/** A random activity, weighted by share. */
function choose(activities: readonly Activity[]): Activity {
  let dice = Math.random() * activities.reduce((sum, { share }) => sum + share, 0);
  for (const activity of activities) {
    dice -= activity.share;
    if (dice < 0) return activity;
  }
  throw new Error('Nobody does nothing');
}
