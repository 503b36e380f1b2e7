import { Menu as Radix } from 'radix-ui/internal';
import { type ReactNode, useRef } from 'react';
import { floatStyle, floatItemStyle } from './float-style.ts';
import type { OpenMenu } from './menu-button.tsx';
import { Link } from 'wouter';

type Props = OpenMenu & {
  /** `MenuItem`, `MenuLink`, `MenuChoice` and `MenuSeparator`. */
  children: ReactNode;
};

export function Menu({ button, id, open, onOpenChange, children }: Props) {
  const wasLeft = useRef(false);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={button.current?.id}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={() => {
            wasLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            // A press elsewhere has already moved the focus.
            if (!wasLeft.current) button.current?.focus();
            wasLeft.current = false;
            event.preventDefault();
          }}
          className={`${floatStyle} max-h-(--radix-popper-available-height) max-w-80 overflow-y-auto`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
};

export function MenuItem({ icon, onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} className={floatItemStyle}>
      {icon}
      {children}
    </Radix.Item>
  );
}

/** `href` is a path of this site. */
export function MenuLink(props: { icon?: ReactNode; href: string; children: ReactNode }) {
  const { icon, href, children } = props;
  return (
    <Radix.Item asChild>
      <Link href={href} className={floatItemStyle}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="flex items-center gap-3 px-3 py-2">{children}</Radix.Label>;
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice leaves the menu open, so that its effect can be seen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
    >
      <Radix.Label className="px-3 pt-2 pb-1 text-small text-soft">{label}</Radix.Label>
      <div className="grid auto-cols-fr grid-flow-col gap-1">
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            className={`${floatItemStyle} flex-col justify-center gap-0 px-2 text-small data-[state=checked]:font-strong data-[state=checked]:text-deep`}
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
            <span className="h-1 w-4 rounded-pill in-data-[state=checked]:bg-deep forced-colors:in-data-[state=checked]:bg-[CanvasText]" />
          </Radix.RadioItem>
        ))}
      </div>
    </Radix.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-hairline" />;
}
