import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

const SIGNS = [
  'your bladder or bowel works differently',
  'you feel numb between the legs',
  'the pain came with a fall or an accident',
  'you have a fever',
  'pain at night does not ease, whichever way you lie',
];

/** When to see a doctor instead of exercising. Before the first routine, and among the instructions. */
export function SeeADoctorNote({ action }: { action?: ReactNode }) {
  return (
    <section className="rounded-card border border-hairline bg-card p-4 text-small sm:p-5">
      <h2 className="flex items-center gap-2">
        <Info aria-hidden className="size-5 shrink-0 text-deep" />
        Stop and see a doctor if…
      </h2>
      <ul className="mt-2 list-disc pl-11 text-soft">
        {SIGNS.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {action && <div className="mt-3 pl-7">{action}</div>}
    </section>
  );
}
