import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { Button } from '#ui/button.tsx';
import { useIsDoctorNoteRead } from './doctor-note-read.ts';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

/** A line that shows the note on seeing a doctor again. Not while it still stands before the first routine. */
export function DoctorNoteAgain() {
  const { data: history } = useQuery(routineHistoryQuery);
  const isRead = useIsDoctorNoteRead() || (history ?? []).length > 0;
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  if (!isRead) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 text-small text-soft">
        <Info aria-hidden className="size-5 shrink-0" />
        When to stop and see a doctor
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? noteId : undefined}
          aria-label={isOpen ? 'Close: when to see a doctor' : 'Read: when to see a doctor'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Read'}
        </Button>
      </div>
      {isOpen && (
        <div id={noteId} className="max-w-3xl">
          <SeeADoctorNote />
        </div>
      )}
    </div>
  );
}
