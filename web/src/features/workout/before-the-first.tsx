import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { Button } from '#ui/button.tsx';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

const KEY = 'doctorNoteRead';

/** The note about seeing a doctor before the first routine, until it is dismissed. */
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
