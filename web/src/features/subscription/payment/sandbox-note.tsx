import { FlaskConical } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { cardNumberText } from './card-input.ts';
import { TEST_CARDS } from './test-cards.ts';

/** That this is a sandbox, and the cards that it knows. */
export function SandboxNote({ onUse }: { onUse: (cardNumber: string) => void }) {
  return (
    <Note icon={<FlaskConical aria-hidden />}>
      <p>
        <strong>This is a sandbox: nothing is charged.</strong> Use a test card, never your own.
      </p>
      <ul aria-label="Test cards" className="mt-2 grid divide-y divide-hairline">
        {TEST_CARDS.map(({ number, plays }) => (
          <li key={number} className="flex items-center justify-between gap-3 py-1.5">
            <p className="min-w-0 text-small">
              <span className="block font-strong tabular-nums">{cardNumberText(number)}</span>
              {plays}
            </p>
            <Button
              kind="secondary"
              size="small"
              aria-label={`Use ${cardNumberText(number)}`}
              onClick={() => onUse(number)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
