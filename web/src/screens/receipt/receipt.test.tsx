import { getBillingDetails, saveBillingDetails } from '@limber/contract/billing-details';
import { getReceipt } from '@limber/contract/receipts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { InstallationContext } from '#installation.ts';
import { api } from '#test/fake-api.ts';
import { RECEIPT } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { Seller } from './seller.tsx';

runsTheApp();

const words = () => screen.getByRole('main').textContent;
const openReceipt = () => open(`/receipts/${RECEIPT.number}`);

test(
  'a receipt says who paid whom for what, and is printed',
  { tags: ['spec:silent/receipts'] },
  async () => {
    await openReceipt();
    await screen.findByText(RECEIPT.number);
    for (const said of [
      'Limber Test Ltd',
      '1 Main Street',
      'Ada Lovelace',
      'Limber Pro',
      'January 5, 2026 to February 5, 2026',
      'Card ending in 4242',
    ])
      expect(words()).toContain(said);
    expect(words()).toMatch(/Total paid\$9\.99/);
    expect(words()).not.toMatch(/Tax|Given back|test payment/);
    const invoice = screen.getByRole('link', { name: 'Invoice at Stripe' });
    expect(invoice.getAttribute('href')).toBe(RECEIPT.invoiceUrl);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  },
);

test(
  'tax, a refund and the sandbox are said only where they are true',
  { tags: ['spec:silent/receipts'] },
  async () => {
    api.answer(getReceipt, {
      ...RECEIPT,
      taxCents: 160,
      refundedCents: 500,
      cardEnding: null,
      invoiceUrl: null,
      provider: 'sandbox',
    });
    await openReceipt();
    await screen.findByText(/This is a test payment of the sandbox. Nothing was charged/);
    expect(words()).toMatch(/Tax, included\$1\.60.*Given back\$5\.00/);
    expect(words()).not.toMatch(/ending in/);
    expect(screen.queryByRole('link', { name: 'Invoice at Stripe' })).toBeNull();
  },
);

test('where the operator has not said who they are, the installation is named on paper', () => {
  const { container } = show(
    <InstallationContext value={{}}>
      <Seller />
    </InstallationContext>,
  );
  const [paper, sentence] = container.children;
  expect(paper?.textContent).toBe(`Limber at ${window.location.host}`);
  expect(sentence?.textContent).toMatch(/has not said yet who they are/);
  expect(sentence?.className).toBe('print:hidden');
});

test('a number that is not among one’s own leads to the receipts that are', async () => {
  api.refuse(getReceipt, 404, 'Not found');
  await openReceipt();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Receipt not found'),
  );
  const all = screen.getByRole('link', { name: 'See all your receipts' });
  expect(all.getAttribute('href')).toBe('/profile?tab=subscription');
});

test(
  'a receipt names the company that is told, and says beside a field what is wrong with it',
  { tags: ['spec:silent/receipts'] },
  async () => {
    const acme = { company: 'Acme GmbH', address: 'Hauptstraße 1', taxNumber: 'DE123' };
    api.answer(getBillingDetails, acme);
    api.answer(saveBillingDetails, { ...acme, taxNumber: '' });
    await openReceipt();
    await screen.findByText('Acme GmbH');
    expect(words()).toContain('Acme GmbHHauptstraße 1Tax number DE123Ada Lovelace');
    await userEvent.click(screen.getByRole('button', { name: 'Change company details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Company details' }));
    const field = dialog.getByRole('textbox', { name: 'Tax number (optional)' });
    await userEvent.type(field, '1'.repeat(50));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('must be at most 50 characters');
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your receipts show these details.');
    expect(api.sent(saveBillingDetails)).toMatchObject([{ body: { ...acme, taxNumber: '' } }]);
    expect(words()).not.toContain('Tax number');
  },
);
