import type { SoundControls, SoundMode } from '#features/player/sound-settings.ts';
import { RadioPills } from '#ui/radio-pills.tsx';
import { Slider } from '#ui/slider.tsx';
import { Toggle } from '#ui/toggle.tsx';

const MODES: readonly { value: SoundMode; label: string }[] = [
  { value: 'voice', label: 'Voice' },
  { value: 'tones', label: 'Tones' },
  { value: 'silent', label: 'Silent' },
];
/** In percent. */
const STOPS = Array.from({ length: 11 }, (_, step) => step * 10);

export function SoundChoice({ sound }: { sound: SoundControls }) {
  const percent = Math.round(sound.volume * 100);
  return (
    <div className="grid max-w-sm gap-2">
      <RadioPills legend="Sound" options={MODES} value={sound.mode} onChange={sound.setMode} />
      {sound.mode !== 'silent' && (
        <div className="grid gap-1">
          <span aria-hidden className="text-small text-soft">
            Volume
          </span>
          <Slider
            label="Volume"
            value={percent}
            valueText={`${percent} percent`}
            stops={STOPS}
            onChange={(chosen) => sound.setVolume(chosen / 100)}
          />
        </div>
      )}
      <Toggle
        label="I use a screen reader"
        checked={sound.screenReader}
        onCheckedChange={sound.setScreenReader}
      />
    </div>
  );
}
