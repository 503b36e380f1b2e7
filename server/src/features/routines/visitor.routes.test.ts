import { chooseForVisitor } from '@limber/contract/routines';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { expect, test } from 'vitest';
import { onSqlite } from '#test/on-each-database.ts';

const ROUNDS = 12;

onSqlite('the routine of a visitor', (server) => {
  const choose = (areas?: readonly string[]) =>
    server()
      .clientWith(null)
      .ask(chooseForVisitor, { body: { areas } as never });

  test('is five exercises for where it hurts, in three minutes', async () => {
    const { exercises, duration } = await choose(['neck', 'hips']);
    expect(exercises).toHaveLength(5);
    expect(new Set(exercises.map(({ bodyArea }) => bodyArea))).toEqual(new Set(['neck', 'hips']));
    expect(exercises.every(({ completed, locked }) => !completed && !locked)).toBe(true);
    expect(duration).toBe(180);
  });

  test('is one from each of the usual five areas when nothing was chosen', async () => {
    const { exercises } = await choose();
    expect(exercises.map(({ bodyArea }) => bodyArea).toSorted()).toEqual([
      'hips',
      'lowerBack',
      'neck',
      'shoulders',
      'upperBack',
    ]);
  });

  test.each(BODY_AREAS)(
    'for %s holds what anybody may do: nothing premium, nothing that warns, nothing for the eyes',
    async (area) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { exercises } = await choose([area]);
        expect(exercises.map(({ bodyArea }) => bodyArea)).toEqual(Array(5).fill(area));
        expect(exercises.flatMap(({ contraindications }) => contraindications)).toEqual([]);
        expect(exercises.filter(({ premium }) => premium)).toEqual([]);
        expect(exercises.filter(({ kind }) => kind === 'eyes')).toEqual([]);
      }
    },
  );

  test('stores nothing', { tags: ['spec:silent/visitor-routine'] }, async () => {
    await choose(['knees']);
    const rows = await server().db.selectFrom('routine').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

onSqlite(
  'an address that asks too often',
  (server) => {
    test('is refused with 429, and told when to try again', async () => {
      const visitor = server().clientWith(null);
      const body = { areas: [] };
      for (let call = 0; call < 3; call += 1) await visitor.ask(chooseForVisitor, { body });
      const refused = await visitor.refusedBy(chooseForVisitor, { body });
      expect(refused).toMatchObject({ status: 429, retryAfter: expect.any(String) });
    });
  },
  { rateLimits: { address: 3, user: 3 } },
);
