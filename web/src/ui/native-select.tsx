import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';

type Props = {
  /** Its accessible name. */
  label: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** `quiet`: without an edge until it is pointed at, where it is repeated in every tile. */
  look?: 'outlined' | 'quiet';
};

const LOOKS = {
  outlined: 'border-edge bg-card pr-9 pl-4',
  quiet:
    'border-transparent bg-transparent pr-7 pl-3 hover:border-edge forced-colors:border-[Canvas]',
};

/** One of many, by the list of the device itself: for rows that are repeated hundreds of times. */
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
