import * as Radix from 'radix-ui/select';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { inputStyle } from './field.tsx';
import { floatItemStyle, floatStyle } from './float-style.ts';
import { STYLE_NONCE } from '#browser/style-nonce.ts';

type Props = {
  /** Accessible name; add a visible label if there is room. */
  label: string;
  placeholder?: string;
  /** Values may not be empty. */
  options: readonly { value: string; label: string }[];
  /** '' if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
};

export function Select(props: Props) {
  const { label, placeholder = 'Choose…', options, value, onChange, disabled = false } = props;
  return (
    <Radix.Root value={value} onValueChange={onChange} disabled={disabled}>
      <Radix.Trigger
        aria-label={label}
        className={clsx(
          inputStyle,
          'flex items-center justify-between gap-2 text-left data-[placeholder]:text-soft',
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden className="size-5 text-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            floatStyle,
            'max-h-(--radix-select-content-available-height) max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport nonce={STYLE_NONCE}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={clsx(floatItemStyle, 'justify-between')}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="text-deep" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
