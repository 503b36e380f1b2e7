import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { useStableCallback } from '#browser/use-stable-callback.ts';

type RowProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

type Props = Omit<RowProps, 'tabs'> & {
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  /** Keeps the state of tabs that were shown once. */
  keep?: boolean;
};

/** The row scrolls sideways if it is too long. */
export function Tabs({ label, tabs, value, onChange, keep = false }: Props) {
  const id = useId();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([value]));
  if (!seen.has(value)) setSeen(new Set([...seen, value]));
  return (
    <div className="grid gap-6">
      <TabRow id={id} label={label} tabs={tabs} value={value} onChange={onChange} />
      {tabs.map((tab) => (
        <div
          key={tab.value}
          {...panelOf(id, tab.value)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the ARIA pattern of tabs: the next stop of the Tab key
          tabIndex={0}
          hidden={tab.value !== value}
          className="min-w-0"
        >
          {(tab.value === value || (keep && seen.has(tab.value))) && tab.content}
        </div>
      ))}
    </div>
  );
}

type FilterProps = RowProps & { children: ReactNode };

/** Tabs that filter one list, which stays mounted. */
export function FilterTabs({ label, tabs, value, onChange, children }: FilterProps) {
  const id = useId();
  const choose = useStableCallback(onChange);
  return (
    <div className="grid gap-4">
      <FilterTabRow id={id} label={label} tabs={tabs} value={value} onChange={choose} />
      <div {...panelOf(id, value)} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    </div>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

const panelOf = (id: string, value: string) =>
  ({ role: 'tabpanel', id: panelId(id, value), 'aria-labelledby': tabId(id, value) }) as const;

/** The row is one stop of the Tab key; arrow keys choose. */
function TabRow({ id, label, tabs, value, onChange }: RowProps & { id: string }) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  // After layout: measuring earlier would force a layout during rendering.
  useEffect(() => afterPaint(() => centre(row.current, chosen)), [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const tab = row.current?.children[tabsOfKeys(chosen, tabs.length)[event.key] ?? -1];
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-controls={panelId(id, tab.value)}
          aria-selected={index === chosen}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className="tap shrink-0 border-b-2 border-transparent forced-colors:border-[Canvas] forced-colors:aria-selected:border-[CanvasText] px-3 text-soft transition-colors -outline-offset-2 hover:text-ink aria-selected:border-deep aria-selected:font-strong aria-selected:text-ink"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The tab index chosen by each key, wrapping around the ends. */
const tabsOfKeys = (index: number, count: number): Record<string, number> => ({
  ArrowRight: (index + 1) % count,
  ArrowLeft: (Math.max(index, 0) - 1 + count) % count,
  Home: 0,
  End: count - 1,
});

/** Not rendered again while the user types a filter for the same list. */
const FilterTabRow = memo(TabRow);

/** Scrolls the row without moving the page. */
function centre(row: HTMLElement | null, index: number): void {
  const tab = row?.children[index];
  if (!row || !(tab instanceof HTMLElement)) return;
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
