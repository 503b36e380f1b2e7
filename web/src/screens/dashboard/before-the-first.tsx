import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { SeeADoctorNote } from '#features/workout/see-a-doctor-note.tsx';
import { Button } from '#ui/button.tsx';

const KEY = 'doctorNoteRead';

/** When not to move, before somebody's very first routine. Remembered once it was read. */
export function BeforeTheFirst() {
  const { data: history } = useQuery(routineHistoryQuery);
  const [read, setRead] = useState(() => localStorage.getItem(KEY) !== null);
  if (read || history === undefined || history.length > 0) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, 'yes');
    setRead(true);
  };
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
