import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** Replaces an order of something the user already has. */
export function NothingToPay({ why, children }: { why: string; children: ReactNode }) {
  return (
    <Card as="section" padding="generous">
      <h2 className="text-title">Nothing to pay</h2>
      <p className="mt-2 text-soft">{why}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
