import type { Month } from '@limber/domain/time/month-calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { monthWords } from './calendar-words.ts';

/** Which month it is, and the way to the ones around it. */
export function MonthHeader({ month, onTurn }: { month: Month; onTurn: (count: number) => void }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 aria-live="polite" className="text-title">
        {monthWords(month)}
      </h2>
      <div className="flex">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden />}
          onClick={() => onTurn(-1)}
        />
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden />}
          onClick={() => onTurn(1)}
        />
      </div>
    </div>
  );
}
