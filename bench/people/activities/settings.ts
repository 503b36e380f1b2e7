import { listCheckIns, saveCheckIn } from '@limber/contract/check-ins';
import { getHealthCard, saveHealthCard } from '@limber/contract/health-card';
import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { getPreferences, savePreferences } from '@limber/contract/preferences';
import { listDaysMoved, markDayOff, unmarkDayOff } from '@limber/contract/progress';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { FEELINGS } from '@limber/domain/check-ins/check-in';
import { type Activity, anyOf, type Doer, lastWritten, oneAtATime, today } from '../activity.ts';
import { read } from '../read.ts';

/** The limit of a free account. */
const AREAS_MAX = 2;

/** Changes personal settings; the last acknowledged value must remain. */
export const settings = (doer: Doer): Activity[] => [
  preferences(doer),
  painPoints(doer),
  healthCard(doer),
  checkIns(doer),
  daysOff(doer),
];

const NOTHING_TOLD = {
  pregnant: false,
  osteoporosis: false,
  dizziness: false,
  discOrSciatica: false,
  highBloodPressure: false,
  recentSurgery: [],
  jointReplacement: [],
};

const half = () => Math.random() < 0.5;

function preferences({ client }: Doer): Activity {
  const goal = lastWritten(null);
  return {
    share: 3,
    act: oneAtATime(async () => {
      const weeklyGoal = anyOf([1, 2, 3, 4, 5, 6, 7]) ?? 1;
      goal.send(weeklyGoal);
      const body = { defaultDuration: 3, reminders: half(), preferredTime: 'morning' } as const;
      const saved = await client.ask(savePreferences, { body: { ...body, weeklyGoal } });
      if (saved.is === 'done') goal.acknowledge(weeklyGoal);
    }),
    findFaults: async () => {
      const { weeklyGoal } = await read(client, getPreferences, {});
      return goal.allows(weeklyGoal) ? [] : ['the weekly goal is not the last one'];
    },
  };
}

function painPoints({ client }: Doer): Activity {
  const areas = lastWritten([]);
  return {
    share: 3,
    act: oneAtATime(async () => {
      const start = Math.floor(Math.random() * (BODY_AREAS.length - AREAS_MAX));
      const chosen: BodyArea[] = BODY_AREAS.slice(start, start + AREAS_MAX);
      areas.send(chosen);
      const flags = BODY_AREAS.map((area) => [area, chosen.includes(area)]);
      const body = Object.fromEntries(flags) as Record<BodyArea, boolean>;
      const saved = await client.askUntilKnown(savePainPoints, { body });
      if (saved.is === 'done') areas.acknowledge(chosen);
    }),
    findFaults: async () => {
      const now = await read(client, getPainPoints, {});
      const chosen = BODY_AREAS.filter((area) => now[area]);
      return areas.allows(chosen) ? [] : ['the areas that hurt are not the last ones'];
    },
  };
}

function healthCard({ client }: Doer): Activity {
  const told = lastWritten([false, []]);
  return {
    share: 3,
    act: oneAtATime(async () => {
      const poorBalance = half();
      const notAllowed = half() ? (['headDown', 'oneLeg'] as const) : [];
      told.send([poorBalance, notAllowed]);
      const body = {
        ...NOTHING_TOLD,
        poorBalance,
        notAllowed: [...notAllowed],
      };
      const saved = await client.ask(saveHealthCard, { body });
      if (saved.is === 'done') told.acknowledge([poorBalance, saved.reply.card.notAllowed]);
    }),
    findFaults: async () => {
      const { poorBalance, notAllowed } = await read(client, getHealthCard, {});
      return told.allows([poorBalance, notAllowed]) ? [] : ['the health card is not the last one'];
    },
  };
}

function checkIns({ client }: Doer): Activity {
  const feeling = lastWritten(null);
  return {
    share: 3,
    act: oneAtATime(async () => {
      const felt = anyOf(FEELINGS) ?? 'same';
      feeling.send(felt);
      const body = { area: 'neck', feeling: felt, date: today() } as const;
      const saved = await client.askUntilKnown(saveCheckIn, { body });
      if (saved.is === 'done') feeling.acknowledge(felt);
    }),
    findFaults: async () => {
      const [last] = await read(client, listCheckIns, { query: {} });
      return feeling.allows(last?.feeling ?? null) ? [] : ['how the neck feels is not the last'];
    },
  };
}

function daysOff({ client }: Doer): Activity {
  const date = '2026-01-05';
  const isOff = lastWritten(false);
  return {
    share: 3,
    act: oneAtATime(async () => {
      const off = half();
      isOff.send(off);
      const saved = await client.ask(off ? markDayOff : unmarkDayOff, { params: { date } });
      if (saved.is === 'done') isOff.acknowledge(off);
    }),
    findFaults: async () => {
      const range = { from: date, until: date, timeZone: 'UTC' };
      const found = await read(client, listDaysMoved, { query: range });
      return isOff.allows(found.daysOff.includes(date)) ? [] : ['a day off is not as it was left'];
    },
  };
}
