import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

/** The commonest signs in one line, and all of them on request. */
export function SeeADoctorLine() {
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  return (
    <div className="grid gap-2 text-small">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? noteId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="group tap flex w-fit items-center gap-1 text-left text-soft"
      >
        <span>
          After a fall, with a fever, numbness or pain at night:{' '}
          <span className="font-strong text-deep underline underline-offset-4">
            stop and see a doctor
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-deep transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {isOpen && (
        <div id={noteId} className="max-w-3xl">
          <SeeADoctorNote />
        </div>
      )}
    </div>
  );
}
