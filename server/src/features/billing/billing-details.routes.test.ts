import { getBillingDetails, saveBillingDetails } from '@limber/contract/billing-details';
import { expect, test } from 'vitest';
import { onEachDatabase } from '#test/on-each-database.ts';

const NOTHING = { company: '', address: '', taxNumber: '' };
const ACME = {
  company: 'Acme GmbH',
  address: 'Hauptstraße 1\n10115 Berlin',
  taxNumber: 'DE123456789',
};

onEachDatabase('the company on receipts', (server) => {
  test(
    'is what was told last, for whoever told it',
    { tags: ['spec:silent/receipts'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      expect(await ada.ask(getBillingDetails)).toEqual(NOTHING);
      await ada.ask(saveBillingDetails, { body: { ...ACME, company: 'Another' } });
      const spaced = { ...ACME, company: '  Acme GmbH ' };
      expect(await ada.ask(saveBillingDetails, { body: spaced })).toEqual(ACME);
      expect(await ada.ask(getBillingDetails)).toEqual(ACME);
      expect(await eve.ask(getBillingDetails)).toEqual(NOTHING);
      await ada.ask(saveBillingDetails, { body: NOTHING });
      expect(await ada.ask(getBillingDetails)).toEqual(NOTHING);
    },
  );

  test('has a length', async () => {
    const ada = await server().register('ada');
    const body = { ...ACME, taxNumber: '1'.repeat(51) };
    expect(await ada.refusedBy(saveBillingDetails, { body })).toMatchObject({
      status: 400,
      issues: [{ field: 'taxNumber' }],
    });
  });
});
