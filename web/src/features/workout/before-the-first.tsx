import { useQuery } from '@tanstack/react-query';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { Button } from '#ui/button.tsx';
import { rememberDoctorNoteRead, useIsDoctorNoteRead } from './doctor-note-read.ts';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

/** The note on seeing a doctor before the first routine, until dismissed. */
export function BeforeTheFirst() {
  const { data: history } = useQuery(routineHistoryQuery);
  const isRead = useIsDoctorNoteRead();
  if (isRead || history === undefined || history.length > 0) return null;
  return (
    <SeeADoctorNote
      action={
        <Button kind="secondary" size="small" onClick={dismiss}>
          Understood
        </Button>
      }
    />
  );
}

function dismiss(): void {
  rememberDoctorNoteRead();
  // The focused button is gone: the next Tab should continue below the page's heading.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
