import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from './icon-button.tsx';

export type OpenMenu = {
  button: RefObject<HTMLElement | null>;
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Props = {
  label: string;
  icon: ReactNode;
  /** A `Menu`, made by `lazyWhenIdle`. */
  menu: ComponentType<OpenMenu & { urgent: boolean }>;
};

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown']);

export function MenuButton({ label, icon, menu: LazyMenu }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setOpen(!open);
    // The menu takes the focus.
    if (!open) event.preventDefault();
  };
  const type = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key)) return;
    setOpen(event.key === 'ArrowDown' || !open);
    event.preventDefault();
  };
  return (
    <>
      <IconButton
        ref={button}
        id={`${id}button`}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerDown={press}
        onKeyDown={type}
      />
      <LazyMenu urgent={open} button={button} id={id} open={open} onOpenChange={setOpen} />
    </>
  );
}
