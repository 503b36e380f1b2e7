import { areaTab, type BodyArea } from '@limber/domain/body-areas';
import { SearchX } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type Props = {
  words: string;
  area: BodyArea | null;
  onClearSearch: () => void;
  onShowAllAreas: () => void;
};

/** No exercise is like that; the ways on from here. */
export function NothingFound({ words, area, onClearSearch, onShowAllAreas }: Props) {
  const searched = words.trim() !== '';
  return (
    <EmptyState
      icon={<SearchX />}
      title="No exercises found"
      action={
        (searched || area) && (
          <div className="flex flex-wrap gap-3">
            {searched && <Button onClick={onClearSearch}>Clear search</Button>}
            {area && (
              <Button kind={searched ? 'secondary' : 'primary'} onClick={onShowAllAreas}>
                {searched ? 'Search all areas' : 'Show all areas'}
              </Button>
            )}
          </div>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">
        {searched
          ? `Nothing matches “${words.trim()}”${area ? ` in ${areaTab(area)}` : ''}. Try fewer or shorter words.`
          : 'There is nothing here yet.'}
      </p>
    </EmptyState>
  );
}
