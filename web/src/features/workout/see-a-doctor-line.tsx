import ChevronDown from 'lucide-react/icons/chevron-down';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

/** The commonest signs in one line, and all of them on request. */
export function SeeADoctorLine() {
  return (
    <details className="group grid gap-2 text-small">
      <summary className="tap flex w-fit cursor-pointer list-none items-center gap-1 text-soft [&::-webkit-details-marker]:hidden">
        <span>
          After a fall, with a fever, numbness or pain at night:{' '}
          <span className="font-strong text-deep underline underline-offset-4">
            stop and see a doctor
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-deep transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-2 max-w-3xl">
        <SeeADoctorNote />
      </div>
    </details>
  );
}
