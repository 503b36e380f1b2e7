import type { Exercise } from '@limber/contract/exercises';
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { useNearViewport } from '#browser/near-viewport.ts';
import { useWasHere } from '#browser/use-was-here.ts';
import type { Found } from './found-exercises.tsx';

/** So many items are made at a time, more than the tallest screen shows. */
const GROUP = 24;

type Props = {
  label: string;
  /** All that the list can show, in its order. */
  exercises: readonly Exercise[];
  /** Those of them that it shows now. */
  found: Found;
  className: string;
  itemClassName: string;
  /**
   * The content of an item: a component that renders anew only when its own props change. Controls wait until the item
   * is near the viewport: hundreds at once would slow down every press. The same function at every render, or all items
   * would be rendered anew.
   */
  children: (exercise: Exercise, isNear: boolean) => ReactNode;
};

/**
 * A list of exercises to be searched. All items are there, the first at once and the others group by group as soon as
 * the browser has time; another search only hides and shows them.
 */
export function FoundList({ label, exercises, found, className, itemClassName, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const groups = useMemo(() => inGroups(exercises), [exercises]);
  const count = useGrowing(groups.length);
  const [first] = useState(() => new Set(found.get().slice(0, GROUP)));
  useShown(list, `${count} of ${groups.length}`, found);
  return (
    <ul ref={list} aria-label={label} className={className}>
      {groups.map(
        (group, index) =>
          (index < count || group.some((it) => first.has(it))) && (
            <Items key={group[0]?.id} exercises={group} className={itemClassName}>
              {children}
            </Items>
          ),
      )}
    </ul>
  );
}

const inGroups = (exercises: readonly Exercise[]): readonly (readonly Exercise[])[] =>
  Array.from({ length: Math.ceil(exercises.length / GROUP) }, (_, index) =>
    exercises.slice(index * GROUP, (index + 1) * GROUP),
  );

/** How many of so many groups are made: one, and one more whenever the browser has shown the one before. */
function useGrowing(total: number): number {
  const wasHere = useWasHere();
  const [count, setCount] = useState(wasHere ? Infinity : 1);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + 1));
  }, [count, total]);
  return Math.min(count, total);
}

/**
 * Shows the items of what is found and hides the others: by hand, so that none has to be rendered for it, and
 * after the key, tab or filter that was pressed is seen to be on.
 */
function useShown(list: RefObject<HTMLElement | null>, rendered: string, found: Found): void {
  const before = useRef<string>(null);
  useLayoutEffect(() => {
    const items = Array.from(
      list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [],
      known,
    );
    const show = () => {
      const shown = new Set(found.get().map(({ id }) => id));
      for (const each of items) {
        const isHidden = !shown.has(each.id);
        if (each.isHidden === isHidden) continue;
        each.isHidden = isHidden;
        each.item.hidden = isHidden;
      }
    };
    let forget = () => {};
    /** Items that came for the same search are as they should be before anybody sees them. */
    const change = () => {
      const ids = idsOf(found);
      const isOther = before.current !== null && before.current !== ids;
      before.current = ids;
      forget();
      if (isOther) forget = afterPaint(show);
      else show();
    };
    change();
    const unsubscribe = found.subscribe(change);
    return () => {
      forget();
      unsubscribe();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- items that are rendered later are hidden too
  }, [list, rendered, found]);
}

/** Read once: to read this from the document with each key that is typed would take longer. */
const known = (item: HTMLElement) => ({
  id: Number(item.dataset['tile']),
  item,
  isHidden: item.hidden,
});

const idsOf = (found: Found) =>
  found
    .get()
    .map(({ id }) => id)
    .join();

type ItemsProps = Pick<Props, 'exercises' | 'className' | 'children'>;

const Items = memo(function Items({ exercises, className, children }: ItemsProps) {
  return exercises.map((exercise) => (
    <Item key={exercise.id} exercise={exercise} className={className}>
      {children}
    </Item>
  ));
});

type ItemProps = Pick<Props, 'className' | 'children'> & { exercise: Exercise };

function Item({ exercise, className, children }: ItemProps) {
  const { ref, isNear } = useNearViewport();
  return (
    <li ref={ref} data-tile={exercise.id} className={className}>
      {children(exercise, isNear)}
    </li>
  );
}
