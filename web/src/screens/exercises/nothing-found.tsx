import { areaTab } from '@limber/domain/body-areas';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import SearchX from 'lucide-react/icons/search-x';
import type { ExerciseSearchState } from '#features/exercises/use-exercise-search.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type Props = {
  search: ExerciseSearchState;
  /** True when chips leave something out. */
  filtered: boolean;
  /** Receives focus when the search is cleared. */
  field: RefObject<HTMLInputElement | null>;
  onClearAll: () => void;
};

export function NothingFound({ search, filtered, field, onClearAll }: Props) {
  const words = useStore(search.words).trim();
  const { area } = search;
  const clearSearch = () => {
    search.setWords('');
    field.current?.focus();
  };
  const where = area ? ` in ${areaTab(area)}` : '';
  return (
    <EmptyState
      icon={<SearchX />}
      title="No exercises found"
      action={
        (words || area || filtered) && (
          <div className="flex flex-wrap gap-3">
            {words && <Button onClick={clearSearch}>Clear search</Button>}
            {(area || filtered) && (
              <Button kind={words ? 'secondary' : 'primary'} onClick={onClearAll}>
                {filtered ? 'Clear filters' : 'Show all areas'}
              </Button>
            )}
          </div>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">
        {words
          ? `Nothing matches “${words}”${where}${filtered ? ' and the filters' : ''}. Try fewer or shorter words.`
          : filtered
            ? `Nothing${where} is all of that at once.`
            : 'There is nothing here yet.'}
      </p>
    </EmptyState>
  );
}
