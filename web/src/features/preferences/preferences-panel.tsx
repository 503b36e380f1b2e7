import {
  type Preferences,
  ROUTINE_MINUTES,
  TIMES_OF_DAY,
  type TimeOfDay,
} from '@limber/domain/preferences/preferences';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useQuery } from '@tanstack/react-query';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { preferencesQuery, useSavePreferences } from './preferences.api.ts';
import { timeWords } from './reminder-words.ts';
import { askForNotifications, useNotificationPermission } from './notifications.ts';
import { Card } from '#ui/card.tsx';
import { RadioPills } from '#ui/radio-pills.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { Loaded } from '#api/loaded.tsx';
import { Button } from '#ui/button.tsx';

/** Each change is saved at once. */
export function PreferencesPanel() {
  const preferences = useQuery(preferencesQuery);
  return (
    <Loaded query={preferences} what="your preferences" skeleton={<SkeletonBlock shape="h-80" />}>
      {(saved) => <Panel saved={saved} />}
    </Loaded>
  );
}

function Panel({ saved }: { saved: Preferences }) {
  const save = useSavePreferences();
  const minutes = useEntitlements()?.minutes ?? ROUTINE_MINUTES;
  const hasLocked = minutes.length < ROUTINE_MINUTES.length;
  const shown = save.isPending ? save.variables : saved;
  const { defaultDuration, reminders, preferredTime, hasWall, nerveGlides } = shown;
  const change = (part: Partial<Preferences>) => save.mutate({ ...shown, ...part });
  const switchReminders = (on: boolean) => {
    change({ reminders: on });
    if (on) void askForNotifications();
  };
  return (
    <Card as="section">
      <div className="grid gap-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-body">Preferences</h2>
          <output className="text-small text-soft">
            {save.isPending ? 'Saving...' : save.isSuccess ? 'Saved' : ''}
          </output>
        </div>
        <div className="grid gap-2">
          <RadioPills
            legend="Length of the daily routine"
            options={ROUTINE_MINUTES.map((value) => ({
              value,
              label: `${value} min`,
              locked: !minutes.includes(value),
            }))}
            value={defaultDuration}
            onChange={(minutes) => change({ defaultDuration: minutes })}
          />
          <p className="text-small text-soft">Counts from your next routine on.</p>
          {hasLocked && <LimitNote sentence={LIMIT_SENTENCES.minutes} />}
        </div>
        <div className="border-t border-hairline pt-2">
          <Toggle
            label="A free wall is near my desk"
            checked={hasWall}
            onCheckedChange={(on) => change({ hasWall: on })}
          />
          <p className="text-small text-soft">Then some exercises make use of it.</p>
          <Toggle
            label="A therapist has shown me nerve glides"
            checked={nerveGlides}
            onCheckedChange={(on) => change({ nerveGlides: on })}
          />
          <p className="text-small text-soft">
            They are treatment. Without this, your routines leave them out.
          </p>
        </div>
        <div className="border-t border-hairline pt-2">
          <Toggle label="Reminders" checked={reminders} onCheckedChange={switchReminders} />
          <ReminderNote reminders={reminders} preferredTime={preferredTime} />
        </div>
        {reminders && (
          <RadioPills
            legend="Preferred time"
            options={TIMES_OF_DAY.map((value) => ({ value, label: timeWords(value).name }))}
            value={preferredTime}
            onChange={(time) => change({ preferredTime: time })}
          />
        )}
      </div>
    </Card>
  );
}

type ReminderNoteProps = { reminders: boolean; preferredTime: TimeOfDay };

function ReminderNote({ reminders, preferredTime }: ReminderNoteProps) {
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
