import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { floatItemStyle } from './menu-style.ts';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, chosen within a menu. The menu stays open, so that the effect can be seen. */
export function MenuChoice<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
    >
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-small text-soft">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={`${floatItemStyle} justify-between`}
          onSelect={(event) => event.preventDefault()}
        >
          {option.label}
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden className="text-deep" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
