import {
  type Preferences,
  ROUTINE_MINUTES,
  TIMES_OF_DAY,
} from '@limber/domain/preferences/preferences';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useQuery } from '@tanstack/react-query';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { preferencesQuery } from './preferences.api.ts';
import { askForNotifications } from './notifications.ts';
import { Card } from '#ui/card.tsx';
import { RadioPills } from '#ui/radio-pills.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { Loaded } from '#api/loaded.tsx';
import { useSavePreferences } from '#features/auth/account.api.ts';
import { ReminderNote } from './reminder-note.tsx';
import { timeWords } from './time-words.ts';

/** The length of the daily routine, and reminders of it. Each change is saved at once. */
export function PreferencesPanel() {
  const preferences = useQuery(preferencesQuery);
  return (
    <Loaded query={preferences} what="your preferences" skeleton={<Skeleton shape="h-80" />}>
      {(saved) => <Panel saved={saved} />}
    </Loaded>
  );
}

function Panel({ saved }: { saved: Preferences }) {
  const save = useSavePreferences();
  const minutes = useEntitlements()?.minutes ?? ROUTINE_MINUTES;
  const hasLocked = minutes.length < ROUTINE_MINUTES.length;
  const shown = save.isPending ? save.variables : saved;
  const { defaultDuration, reminders, preferredTime } = shown;
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
