import { getReceipt } from '@limber/contract/receipts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { RECEIPT } from '#test/samples.ts';

runsTheApp();

const words = () => screen.getByRole('main').textContent;
const show = () => open(`/receipts/${RECEIPT.number}`);

test(
  'a receipt says who paid whom for what, and is printed',
  { tags: ['spec:silent/receipts'] },
  async () => {
    await show();
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
    await show();
    await screen.findByText(/This is a test payment of the sandbox. Nothing was charged/);
    expect(words()).toMatch(/Tax, included\$1\.60.*Given back\$5\.00/);
    expect(words()).not.toMatch(/ending in/);
    expect(screen.queryByRole('link', { name: 'Invoice at Stripe' })).toBeNull();
  },
);

test('a number that is not among one’s own leads to the receipts that are', async () => {
  api.refuse(getReceipt, 404, 'Not found');
  await show();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Receipt not found'),
  );
  const all = screen.getByRole('link', { name: 'See all your receipts' });
  expect(all.getAttribute('href')).toBe('/profile?tab=subscription');
});
