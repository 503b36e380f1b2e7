import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';

type Props = {
  /** Accessible name. */
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** '' if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** `quiet` has no edge until hover, for repeated tiles. */
  look?: 'outlined' | 'quiet';
};

const LOOKS = {
  outlined: 'border-edge bg-card pr-9 pl-4',
  quiet:
    'border-transparent bg-transparent pr-7 pl-3 hover:border-edge forced-colors:border-[Canvas]',
};

/** The select of the device: cheap enough for hundreds of rows. */
export function NativeSelect(props: Props) {
  const { label, placeholder, options, value, onChange, disabled = false } = props;
  const { look = 'outlined' } = props;
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          'min-h-11 w-full cursor-pointer appearance-none truncate rounded-pill border text-small transition-colors hover:bg-sunken disabled:cursor-not-allowed',
          LOOKS[look],
          value === '' ? 'text-soft' : 'text-ink',
        )}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-float text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={clsx(
          'pointer-events-none absolute top-3.5 size-4 text-soft',
          look === 'quiet' ? 'right-2' : 'right-3.5',
        )}
      />
    </div>
  );
}
