import { type Preferences, timeOfDayAt } from '@limber/domain/preferences/preferences';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { singlePress } from '#browser/single-press.ts';
import { useHour } from '#browser/use-local-time.ts';
import { askForNotifications } from './notifications.ts';
import { preferencesQuery, useSavePreferences } from './preferences.api.ts';
import { timeWords } from './reminder-words.ts';

/** Sets a daily reminder at the current time of day, with "Undo". */
export function SameTimeTomorrow() {
  const { data } = useQuery(preferencesQuery);
  const [hour] = useState(useHour());
  return data ? <Offer saved={data} hour={hour} /> : null;
}

function Offer({ saved, hour }: { saved: Preferences; hour: number }) {
  const heading = useId();
  const time = timeOfDayAt(hour);
  const save = useSavePreferences();
  // The preferences that "Undo" restores.
  const [before, setBefore] = useState<Preferences | null>(null);
  const isSet = saved.reminders && saved.preferredTime === time;
  const remind = () => {
    save.mutate(
      { ...saved, reminders: true, preferredTime: time },
      { onSuccess: () => setBefore(saved) },
    );
    void askForNotifications();
  };
  const undo = () => {
    if (before) save.mutate(before, { onSuccess: () => setBefore(null) });
  };
  return (
    <section aria-labelledby={heading} className="grid justify-items-start gap-3">
      <h2 id={heading} className="text-body">
        Same time tomorrow?
      </h2>
      {isSet ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <output className="text-soft">
            You are reminded at {timeWords(time).hour}, while Limber is open in a tab.
          </output>
          {before && <FocusedUndo pending={save.isPending} onUndo={undo} />}
        </div>
      ) : (
        <Button kind="secondary" pending={save.isPending} onClick={remind}>
          Remind me at {timeWords(time).hour}
        </Button>
      )}
    </section>
  );
}

/** Replaces the pressed button and takes its focus. */
function FocusedUndo({ pending, onUndo }: { pending: boolean; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} kind="quiet" size="small" pending={pending} {...singlePress(onUndo)}>
      Undo
    </Button>
  );
}
