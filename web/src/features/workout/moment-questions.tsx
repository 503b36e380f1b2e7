import type { Moment } from '@limber/domain/moment/moment';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { RadioPills } from '#ui/radio-pills.tsx';

type Props = { moment: Moment; onChange: (moment: Moment) => void };

export function MomentQuestions({ moment, onChange }: Props) {
  const covered = useEntitlements()?.minutes ?? ROUTINE_MINUTES;
  const { minutes, posture, camera, hands } = moment;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <RadioPills
          legend="How long do you have?"
          options={ROUTINE_MINUTES.map((value) => ({
            value,
            label: `${value} min`,
            locked: !covered.includes(value),
          }))}
          value={minutes}
          onChange={(chosen) => onChange({ ...moment, minutes: chosen })}
        />
        {covered.length < ROUTINE_MINUTES.length && (
          <LimitNote sentence={LIMIT_SENTENCES.minutes} />
        )}
      </div>
      <RadioPills
        legend="Seated or standing?"
        options={[
          { value: 'seated', label: 'Seated' },
          { value: 'standing', label: 'Standing' },
        ]}
        value={posture}
        onChange={(chosen) => onChange({ ...moment, posture: chosen })}
      />
      <RadioPills
        legend="Seen on camera?"
        options={[
          { value: 'seen', label: 'On camera' },
          { value: 'unseen', label: 'Not seen' },
        ]}
        value={camera}
        onChange={(chosen) => onChange({ ...moment, camera: chosen })}
      />
      <RadioPills
        legend="Hands free?"
        options={[
          { value: 'free', label: 'Free' },
          { value: 'busy', label: 'Busy' },
        ]}
        value={hands}
        onChange={(chosen) => onChange({ ...moment, hands: chosen })}
      />
    </div>
  );
}
