import { createPaymentIntent, getSubscription } from '@limber/contract/subscription';
import { expect, test } from 'vitest';
import { onEachDatabase } from '#test/on-each-database.ts';
import { buyPack, registerFree } from '#test/paying.ts';

onEachDatabase('the exercise pack', (server) => {
  test(
    'opens the premium exercises and nothing else',
    { tags: ['spec:6/premium-exercises'] },
    async () => {
      const ada = await registerFree(server());
      const free = await ada.ask(getSubscription);
      expect([free.premiumPack, free.entitlements.premiumExercises]).toEqual([false, false]);
      await buyPack(ada);
      expect(await ada.ask(getSubscription)).toEqual({
        ...free,
        premiumPack: true,
        entitlements: { ...free.entitlements, premiumExercises: true },
      });
    },
  );

  test('is bought once', async () => {
    const ada = await registerFree(server());
    await buyPack(ada);
    expect(await ada.refusedBy(createPaymentIntent, { body: { amount: 19.99 } })).toMatchObject({
      status: 422,
      message: 'The Premium Exercise Pack is yours already.',
    });
  });
});
