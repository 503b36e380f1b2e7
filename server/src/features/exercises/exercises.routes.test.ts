import { listExercises } from '@limber/contract/exercises';
import { expect, test } from 'vitest';
import { onSqlite } from '#test/on-each-database.ts';
import { buyPack, registerFree } from '#test/paying.ts';

onSqlite('premium exercises', (server) => {
  test('are shown to a free account, and what makes them is kept back', async () => {
    const founder = await server().register('founder');
    const free = await registerFree(server());
    const text = { locked: true, instructions: [], notes: '', guidance: null };
    const media = { pictureText: '', imageUrls: [], videoUrl: null, motionUrl: null };
    const all = await founder.ask(listExercises);
    expect(await free.ask(listExercises)).toEqual(
      all.map((exercise) => (exercise.premium ? { ...exercise, ...text, ...media } : exercise)),
    );
    expect(all.some(({ premium }) => premium)).toBe(true);
  });

  test('are open to a founding member, and to whoever buys the pack', async () => {
    const founder = await server().register('founder');
    const buyer = await registerFree(server(), 'buyer');
    await buyPack(buyer);
    const [theirs, bought] = [await founder.ask(listExercises), await buyer.ask(listExercises)];
    expect(theirs.filter(({ locked }) => locked)).toEqual([]);
    expect(bought).toEqual(theirs);
  });
});
