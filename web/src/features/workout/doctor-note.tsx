import { useSession } from '#features/auth/session-store.ts';
import { useIsForDoctor } from '#features/discomfort/discomfort.api.ts';
import { AfterDiscomfort } from './after-discomfort.tsx';
import { BeforeTheFirst } from './before-the-first.tsx';
import { SeeADoctorLine } from './see-a-doctor-line.tsx';

/** Before moving, the note on seeing a doctor; in one line for somebody without an account. */
export function DoctorNote() {
  return useSession().authenticated ? <DoctorNoteOnce /> : <SeeADoctorLine />;
}

/** For a user once: because too much hurt, or else before the first routine. */
function DoctorNoteOnce() {
  return useIsForDoctor() ? <AfterDiscomfort /> : <BeforeTheFirst />;
}
