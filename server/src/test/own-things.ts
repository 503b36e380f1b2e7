import { login } from '@limber/contract/auth';
import { createCustomPlan } from '@limber/contract/custom-plans';
import { reportDiscomfort } from '@limber/contract/discomfort';
import type { Endpoint } from '@limber/contract/endpoint';
import { getExerciseMedia } from '@limber/contract/exercise-media';
import { listReceipts } from '@limber/contract/receipts';
import { completeExercise, getTodaysRoutine } from '@limber/contract/routines';
import { listSessions } from '@limber/contract/sessions';
import { createSubscription } from '@limber/contract/subscription';
import { inviteToTeam } from '@limber/contract/team';
import type { TestUser } from './client.ts';
import { PASSWORD } from './new-user.ts';
import type { TestServer } from './test-server.ts';
import { buyPack } from './paying.ts';
import { beginTeam, join, memberIdOf } from './teams.ts';
import { photos, uploadImages } from './uploading.ts';

/**
 * A kind of thing that belongs to one user: `make` gives the user one and returns its id; `missing`
 * is an id of the same form that no thing has.
 */
type Thing = {
  readonly make: (user: TestUser, server: TestServer) => Promise<string | number>;
  readonly missing: string | number;
};

const NO_NUMBER = 2_000_000_000;
const TODAY = '2026-01-05';
/** Id of an exercise that is open to every tier. */
export const AN_EXERCISE = 1;

const routine: Thing = {
  make: async (user) => {
    const { id, exercises } = await user.ask(getTodaysRoutine, { query: { date: TODAY } });
    // Every exercise is completed, so that the routine can be.
    for (const exerciseIndex of exercises.keys()) {
      await user.ask(completeExercise, { params: { id, exerciseIndex }, body: {} });
    }
    return id;
  },
  missing: NO_NUMBER,
};

let people = 0;

let mates = 0;

/** Another member of the user's team. */
const teamMember: Thing = {
  make: async (user, server) => {
    await beginTeam(user);
    const mate = await server.register(`mate-${(mates += 1)}`);
    await join(user, mate);
    return memberIdOf(mate);
  },
  missing: 'nobody',
};

/** Things that an address refers to by id, keyed by the path up to its first parameter. */
const THINGS: Readonly<Record<string, Thing>> = {
  '/api/routines/:id': routine,
  '/api/auth/sessions/:id': {
    // The session is on a second device: the user goes on with the first.
    make: async (user) => {
      await user.ask(login, { body: { username: user.user.username, password: PASSWORD } });
      const sessions = await user.ask(listSessions);
      return sessions.find(({ current }) => !current)?.id ?? '';
    },
    missing: 'a'.repeat(32),
  },
  '/api/custom-plans/:id': {
    make: async (user) =>
      (await user.ask(createCustomPlan, { body: { name: 'Lunch', exerciseIds: [1, 2] } })).id,
    missing: NO_NUMBER,
  },
  '/api/discomfort-reports/:id': {
    make: async (user) => {
      const body = { exerciseId: AN_EXERCISE, date: TODAY };
      return (await user.ask(reportDiscomfort, { body })).report.id;
    },
    missing: NO_NUMBER,
  },
  '/api/team/invitations/:id': {
    make: async (user) => {
      await beginTeam(user);
      return (await user.ask(inviteToTeam, { body: {} })).invitation.id;
    },
    missing: 'a'.repeat(43),
  },
  '/api/team/members/:id': teamMember,
  '/api/admin/people/:id': {
    make: async (_, server) => (await server.register(`person-${(people += 1)}`)).user.id,
    missing: NO_NUMBER,
  },
  '/api/receipts/:number': {
    make: async (user) => {
      await buyPack(user);
      return (await user.ask(listReceipts))[0]?.number ?? '';
    },
    missing: 'L-000000-0000',
  },
};

/**
 * Values of a first parameter that refers to nothing of a user, with the reason; keyed like
 * `THINGS`.
 */
const OWNED_BY_NOBODY: Readonly<Record<string, { value: string | number; reason: string }>> = {
  '/api/exercises/:id': { value: AN_EXERCISE, reason: 'The library is the same for everybody.' },
  '/api/progress/:date': { value: TODAY, reason: 'Everybody has this day.' },
  '/api/days-off/:date': { value: TODAY, reason: 'Everybody has this day.' },
};

/** Values of further parameters, which refer to a part of the first one's thing. */
const FURTHER_PARAMETERS: Readonly<Record<string, string | number>> = { exerciseIndex: 0 };

/**
 * Things that a request body refers to by id, keyed by the field; null for a field whose thing no
 * user owns.
 */
const IN_BODIES: Readonly<Record<string, Thing | null>> = {
  routineId: routine,
  routineIds: routine,
  imageIds: {
    make: async (user, server) => {
      await uploadImages(server, user, AN_EXERCISE, await photos(1));
      const { images } = await user.ask(getExerciseMedia, { params: { id: AN_EXERCISE } });
      return images[0]?.id ?? '';
    },
    missing: '0f3c8a52-9d1e-4b7a-8c6d-5e4f3a2b1c0d',
  },
  memberId: teamMember,
  clientSecret: {
    make: async (user) =>
      (await user.ask(createSubscription, { body: { plan: 'annual' } })).clientSecret,
    missing: 'pi_sandbox_999_secret_999',
  },
  exerciseId: null,
  exerciseIds: null,
  doneIds: null,
};

const NAMES_SOMETHING = /(?:Ids?|Secret)$/;

const beginningOf = (path: string): string | null => /^[^:]*:\w+/.exec(path)?.[0] ?? null;

/**
 * The kind of thing that the address of a call refers to; null when no user owns it, or without a
 * parameter.
 */
export function thingInPath({ path }: Endpoint): Thing | null {
  const beginning = beginningOf(path);
  if (beginning === null || beginning in OWNED_BY_NOBODY) return null;
  const thing = THINGS[beginning];
  if (!thing) {
    throw new Error(`Say in own-things.ts whose ${beginning} is, and how a person gets their own`);
  }
  return thing;
}

/** The parameters of a call; `id` is the first one. */
export function paramsOf({ path }: Endpoint, id: string | number | null) {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const first = id ?? OWNED_BY_NOBODY[beginningOf(path) ?? '']?.value;
  return Object.fromEntries(
    names.map((name, index) => [name, index === 0 ? first : FURTHER_PARAMETERS[name]]),
  );
}

/** The things that the fields of a body refer to and users own, keyed by the field. */
export function thingsInBody(fields: readonly string[]): Record<string, Thing> {
  const naming = fields.filter((name) => NAMES_SOMETHING.test(name));
  const unknown = naming.filter((name) => !(name in IN_BODIES));
  if (unknown.length > 0) {
    throw new Error(`Say in own-things.ts whose ${unknown.join(', ')} is that a body names`);
  }
  return Object.fromEntries(
    naming.flatMap((name) => {
      const thing = IN_BODIES[name];
      return thing ? [[name, thing]] : [];
    }),
  );
}
