import { useQuery } from '@tanstack/react-query';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { useIsDoctorNoteRead } from './doctor-note-read.ts';
import { SeeADoctorLine } from './see-a-doctor-line.tsx';

export function DoctorNoteAgain() {
  const { data: history } = useQuery(routineHistoryQuery);
  const isRead = useIsDoctorNoteRead() || (history ?? []).length > 0;
  return isRead ? <SeeADoctorLine /> : null;
}
