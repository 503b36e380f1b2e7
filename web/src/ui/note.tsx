import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sentence that is good to know, and no reason to worry. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-card bg-tint px-4 py-3">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-deep" />
      {children}
    </p>
  );
}
