import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** Replaces the order of something that the user has already. */
export function NothingToPay({ why, children }: { why: string; children: ReactNode }) {
  return (
    <Card as="section" padding="generous">
      <h2 className="text-title">Nothing to pay</h2>
      <p className="mt-2 text-soft">{why}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
