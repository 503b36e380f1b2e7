import { useIsForDoctor } from '#features/discomfort/discomfort.api.ts';
import { AfterDiscomfort } from './after-discomfort.tsx';
import { BeforeTheFirst } from './before-the-first.tsx';

/** Before moving, the note on seeing a doctor once: because too much hurt, or else before the first routine. */
export function DoctorNote() {
  return useIsForDoctor() ? <AfterDiscomfort /> : <BeforeTheFirst />;
}
