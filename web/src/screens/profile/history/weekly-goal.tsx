import { counted } from '@limber/domain/counted';
import { GOAL_MAX } from '@limber/domain/preferences/preferences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { preferencesQuery, useSavePreferences } from '#features/preferences/preferences.api.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { NativeSelect } from '#ui/native-select.tsx';

const NONE = 'none';
const OPTIONS = [
  { value: NONE, label: 'No goal' },
  ...Array.from({ length: GOAL_MAX }, (_, index) => ({
    value: String(index + 1),
    label: `${counted(index + 1, 'day')} a week`,
  })),
];

/** Days per week; a change is saved at once. */
export function WeeklyGoal() {
  const { data: saved } = useQuery(preferencesQuery);
  const cache = useQueryClient();
  const save = useSavePreferences();
  const shown = save.isPending ? save.variables : saved;
  const choose = (value: string) => {
    if (!saved) return;
    const weeklyGoal = value === NONE ? null : Number(value);
    save.mutate({ ...saved, weeklyGoal }, { onSuccess: () => void refetchHistory(cache) });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className="text-soft">
        My goal
      </span>
      <div className="w-44">
        <NativeSelect
          label="My goal"
          placeholder="…"
          options={OPTIONS}
          value={shown ? String(shown.weeklyGoal ?? NONE) : ''}
          onChange={choose}
          disabled={!shown}
        />
      </div>
    </div>
  );
}
