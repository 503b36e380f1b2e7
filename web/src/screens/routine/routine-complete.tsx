import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Shown for a moment before going back to the dashboard. Takes the focus, so that it is read out. */
export function RoutineComplete({ count }: { count: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex items-start gap-3 rounded-card bg-good-tint p-5 text-good">
      <CircleCheck aria-hidden className="size-7 shrink-0" />
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          Routine Complete!
        </h2>
        <p>All {count} exercises saved to your history.</p>
      </div>
    </section>
  );
}
