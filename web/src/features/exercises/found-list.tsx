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
import type { SearchResults } from './found-exercises.tsx';

/** Items rendered at a time, more than the tallest screen shows. */
const GROUP_SIZE = 24;

type Props = {
  label: string;
  exercises: readonly Exercise[];
  found: SearchResults;
  className: string;
  itemClassName: string;
  /**
   * Content of an item: renders only when its own props change. Controls wait until the item is near the
   * viewport, since hundreds at once would slow down every press. The function must be stable, or all items
   * would be rendered again.
   */
  children: (exercise: Exercise, isNear: boolean) => ReactNode;
};

/**
 * A searchable list. All items are rendered, the first group at once and the others as soon as the browser has
 * time; a search only hides and shows them.
 */
export function FoundList({ label, exercises, found, className, itemClassName, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const groups = useMemo(() => inGroups(exercises), [exercises]);
  const count = useGrowing(groups.length);
  const [first] = useState(() => new Set(found.get().slice(0, GROUP_SIZE)));
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
  Array.from({ length: Math.ceil(exercises.length / GROUP_SIZE) }, (_, index) =>
    exercises.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );

/** The number of groups to render: one, and one more whenever the browser has shown the last. */
function useGrowing(total: number): number {
  const wasHere = useWasHere();
  const [count, setCount] = useState(wasHere ? Infinity : 1);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + 1));
  }, [count, total]);
  return Math.min(count, total);
}

/**
 * Sets `hidden` by hand, so that no item has to be rendered, and only after the pressed key, tab or filter is
 * painted.
 */
function useShown(
  list: RefObject<HTMLElement | null>,
  rendered: string,
  found: SearchResults,
): void {
  const before = useRef<string>(null);
  useLayoutEffect(() => {
    const items = Array.from(
      list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [],
      readItem,
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
    /** At once if the result is the same, so that newly rendered items are never painted wrong. */
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

/** Called once per item: reading the document at each typed key would take longer. */
const readItem = (item: HTMLElement) => ({
  id: Number(item.dataset['tile']),
  item,
  isHidden: item.hidden,
});

const idsOf = (found: SearchResults) =>
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
