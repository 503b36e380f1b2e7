import type { TimeOfDay } from '@limber/domain/preferences/preferences';
import { askForNotifications, useNotificationPermission } from './notifications.ts';
import { Button } from '#ui/button.tsx';
import { timeWords } from './time-words.ts';

type Props = { reminders: boolean; preferredTime: TimeOfDay };

/** What reminders will do in this browser. */
export function ReminderNote({ reminders, preferredTime }: Props) {
  const permission = useNotificationPermission();
  if (!reminders) {
    return <p className="text-small text-soft">We will leave you in peace.</p>;
  }
  const { hour } = timeWords(preferredTime);
  const isAllowed = permission === 'granted';
  return (
    <div className="grid justify-items-start gap-3 text-small text-soft">
      <p>
        While Limber is open in a tab, you hear from us at {hour}, unless you have moved already
        that day.
        {!isAllowed && ' Without notifications, that is a message on this page.'}
      </p>
      {permission === 'default' && (
        <Button kind="secondary" size="small" onClick={() => void askForNotifications()}>
          Allow notifications
        </Button>
      )}
      {permission === 'denied' && (
        <p>Notifications are blocked: you can allow them in your browser, beside the address.</p>
      )}
    </div>
  );
}
