import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { floatStyle, floatItemStyle } from './float-style.ts';
import { Link } from 'wouter';

type Props = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** `MenuItem`, `MenuLink`, `MenuChoice` and `MenuSeparator`. */
  children: ReactNode;
};

/** A menu of actions below a button. */
export function Menu({ trigger, children }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={`${floatStyle} max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto`}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
};

/** An action of a menu. */
export function MenuItem({ icon, onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item disabled={disabled} onSelect={onSelect} className={floatItemStyle}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** A line of a menu that leads to a path of this site. */
export function MenuLink(props: { icon?: ReactNode; href: string; children: ReactNode }) {
  const { icon, href, children } = props;
  return (
    <DropdownMenu.Item asChild>
      <Link href={href} className={floatItemStyle}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

/** What a menu is about, above its lines. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="flex items-center gap-3 px-3 py-2">
      {children}
    </DropdownMenu.Label>
  );
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, chosen within a menu. The menu stays open, so that the effect can be seen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
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
      <div className="grid auto-cols-fr grid-flow-col gap-1">
        {options.map((option) => (
          <DropdownMenu.RadioItem
            key={option.value}
            value={option.value}
            className={`${floatItemStyle} flex-col justify-center gap-0 px-2 text-small data-[state=checked]:font-strong data-[state=checked]:text-deep`}
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
            <span className="h-1 w-4 rounded-pill in-data-[state=checked]:bg-deep forced-colors:in-data-[state=checked]:bg-[CanvasText]" />
          </DropdownMenu.RadioItem>
        ))}
      </div>
    </DropdownMenu.RadioGroup>
  );
}

/** Parts two groups of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />;
}
