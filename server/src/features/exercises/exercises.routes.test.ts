import { listExercises } from '@limber/contract/exercises';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../test/on-each-database.ts';
import { buyPack, registerFree } from '../../test/paying.ts';

onEachDatabase('premium exercises', (world) => {
  test('are shown to a free account, and what makes them is kept back', async () => {
    const free = await registerFree(world());
    const exercises = await free.ask(listExercises);
    const locked = exercises.filter(({ locked }) => locked);
    expect(locked.map(({ id }) => id)).toEqual(
      exercises.filter(({ premium }) => premium).map(({ id }) => id),
    );
    expect(locked.length).toBeGreaterThan(0);
    for (const exercise of locked) {
      expect(exercise).toMatchObject({
        instructions: [],
        notes: '',
        imageUrls: [],
        videoUrl: null,
      });
      expect([exercise.name, exercise.description, exercise.imageUrl].every(Boolean)).toBe(true);
    }
    const open = exercises.find(({ locked: isLocked }) => !isLocked);
    expect(open?.instructions.length).toBeGreaterThan(0);
  });

  test('are open to a founding member, and to whoever buys the pack', async () => {
    const founder = await world().register('founder');
    const buyer = await registerFree(world(), 'buyer');
    await buyPack(buyer);
    const [theirs, bought] = [await founder.ask(listExercises), await buyer.ask(listExercises)];
    expect(theirs.filter(({ locked }) => locked)).toEqual([]);
    expect(bought).toEqual(theirs);
  });
});
