import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type RowProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: string; label: string }[];
  value: string;
};

type Props = Omit<RowProps, 'tabs'> & {
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  onChange: (value: string) => void;
  /** A tab that was shown once stays as it was left, instead of beginning anew. */
  keep?: boolean;
};

/** Parts of one thing, one of them shown. The row scrolls sideways where it is too long. */
export function Tabs({ label, tabs, value, onChange, keep = false }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([value]));
  if (!seen.has(value)) setSeen(new Set([...seen, value]));
  return (
    <Radix.Root value={value} onValueChange={onChange} className="grid gap-6">
      <TabRow label={label} tabs={tabs} value={value} />
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="min-w-0"
          {...(keep && seen.has(tab.value) && { forceMount: true, hidden: tab.value !== value })}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

type FilterProps = RowProps & { onChange: (value: string) => void; children: ReactNode };

/** Tabs that show parts of one and the same list: it stays as it is, and only what is not of the tab goes. */
export function FilterTabs({ label, tabs, value, onChange, children }: FilterProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className="grid gap-4">
      <TabRow label={label} tabs={tabs} value={value} />
      <Radix.Content value={value} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** The row of tabs, the chosen one in its middle. */
function TabRow({ label, tabs, value }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => centre(row.current, chosen), [chosen]);
  return (
    <Radix.List
      ref={row}
      aria-label={label}
      className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="tap shrink-0 border-b-2 border-transparent forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[CanvasText] px-3 text-soft transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-deep data-[state=active]:font-strong data-[state=active]:text-ink"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

/** Brings a tab into the middle of its row, without moving the page. */
function centre(row: HTMLElement | null, index: number): void {
  const tab = row?.children[index];
  if (!row || !(tab instanceof HTMLElement)) return;
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
