import { useSession } from '#features/auth/session-store.ts';
import { useIsForDoctor } from '#features/discomfort/discomfort.api.ts';
import { AfterDiscomfort } from './after-discomfort.tsx';
import { BeforeTheFirst } from './before-the-first.tsx';
import { SeeADoctorLine } from './see-a-doctor-line.tsx';

/** The note on seeing a doctor; in one line for visitors. */
export function DoctorNote() {
  return useSession().authenticated ? <DoctorNoteOnce /> : <SeeADoctorLine />;
}

/** The note until it is dismissed: after too many reports of pain, or before the first routine. */
function DoctorNoteOnce() {
  return useIsForDoctor() ? <AfterDiscomfort /> : <BeforeTheFirst />;
}
