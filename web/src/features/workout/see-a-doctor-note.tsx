import type { ReactNode } from 'react';
import Info from 'lucide-react/icons/info';

/** The signs that are shown at once; the others below unfold. */
const SIGNS = [
  'your bladder or bowel works differently',
  'you feel numb between the legs',
  'the pain came with a fall or an accident',
  'you have a fever',
  'pain at night does not ease, whichever way you lie',
];

/** Signs of trouble with heart or lungs, stroke, neck arteries, or nerves of the lower spine. */
const EMERGENCIES = [
  'your chest hurts or feels tight, or you cannot get your breath, also with pain in an arm or the jaw',
  'a headache comes all at once and is the worst of your life',
  'your face droops, your speech is slurred, you see double, or one side goes weak or numb',
  'you fall without a warning, or turn so dizzy that you cannot walk',
  'your bladder or bowel works differently, you feel numb between the legs, or both legs go weak',
];

/** Signs of a clot, a pressed spinal cord, a fracture, an infection or a tumour. */
const SOON = [
  'a calf is hot, swollen and sore: today, and at once when you cannot get your breath',
  'your hands turn clumsy and your walk unsteady, or an arm or a leg grows weaker: today',
  'the pain came with a fall or an accident',
  'your back began to hurt and you have osteoporosis or take steroids',
  'you have a fever',
  'you have had cancer, or you lose weight and do not know why',
  'pain at night does not ease, whichever way you lie',
];

/**
 * Reasons to see a doctor instead of exercising. Shown before the first routine, and among the instructions.
 */
export function SeeADoctorNote({ action }: { action?: ReactNode }) {
  return (
    <section className="rounded-card border border-hairline bg-card p-4 text-small sm:p-5">
      <h2 className="flex items-center gap-2">
        <Info aria-hidden className="size-5 shrink-0 text-deep" />
        Stop and see a doctor if…
      </h2>
      <Signs signs={SIGNS} />
      <details className="mt-2 pl-7">
        <summary className="tap flex w-fit cursor-pointer items-center font-strong text-deep underline underline-offset-4">
          All signs, and when to call for help
        </summary>
        <h3 className="mt-2 text-small text-wrong">Call emergency services now if…</h3>
        <Signs signs={EMERGENCIES} />
        <h3 className="mt-3 text-small">See a doctor soon if…</h3>
        <Signs signs={SOON} />
      </details>
      {action && <div className="mt-3 pl-7">{action}</div>}
    </section>
  );
}

function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc pl-11 text-soft in-[h2~details]:pl-4">
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}
