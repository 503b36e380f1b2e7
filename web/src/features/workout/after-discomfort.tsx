import { TOO_MUCH_HURT } from '@limber/domain/discomfort/left-out';
import { useState } from 'react';
import { ofUser } from '#browser/stored.ts';
import { useSession } from '#features/auth/session-store.ts';
import { Button } from '#ui/button.tsx';
import { useToday } from '#browser/use-local-time.ts';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

const KEY = 'doctorNoteDismissed';

/** The note on seeing a doctor after too many reports in a week, until dismissed for the day. */
export function AfterDiscomfort() {
  const date = useToday();
  const userId = useSession().user?.id ?? 0;
  // Users may share a browser.
  const userAndDay = `${userId} ${date}`;
  const [dismissed, setDismissed] = useState(() => ofUser.get(KEY));
  if (dismissed === userAndDay) return null;
  const dismiss = () => {
    ofUser.set(KEY, userAndDay);
    setDismissed(userAndDay);
  };
  return (
    <div className="grid gap-3">
      <p className="font-strong">{TOO_MUCH_HURT}</p>
      <SeeADoctorNote
        action={
          <Button kind="secondary" size="small" onClick={dismiss}>
            Understood for today
          </Button>
        }
      />
    </div>
  );
}
