import { useState, useRef } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { type CardDetails, cardNumberText, type CardProblems, cardProblems } from './card-input.ts';
import { PayFrame, type PayProps } from './pay-frame.tsx';
import { SandboxCardFields } from './sandbox-card-fields.tsx';
import { payInSandbox, SANDBOX_CARDS } from './sandbox.api.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

const EMPTY: CardDetails = { number: '', expiry: '', cvc: '' };

/** Nothing is charged. */
export function SandboxForm({ clientSecret, ...rest }: PayProps & { clientSecret: string }) {
  const [card, setCard] = useState(EMPTY);
  const [problems, setProblems] = useState<CardProblems>({});
  const question = useQuestion();

  const changeCard = (next: CardDetails) => {
    setCard(next);
    setProblems({});
  };
  const check = () => {
    const found = cardProblems(card, new Date());
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const fillInTestCard = (number: string) => {
    const year = String(new Date().getFullYear() + 4).slice(2);
    changeCard({ number: cardNumberText(number), expiry: `12 / ${year}`, cvc: '123' });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <SandboxNote onUse={fillInTestCard} />
      <PayFrame
        {...rest}
        check={check}
        pay={(nameOnCard) =>
          payInSandbox({
            clientSecret,
            nameOnCard,
            cardNumber: card.number.replaceAll(' ', ''),
            confirm: question.ask,
          })
        }
      >
        <SandboxCardFields card={card} problems={problems} onChange={changeCard} />
      </PayFrame>
      <AlertDialog
        open={question.open}
        onOpenChange={(open) => !open && question.answer(false)}
        title="Confirm your payment"
        description={`Your bank would ask you now whether it is you who pays ${rest.total}. In the sandbox we ask in its place.`}
        kind="primary"
        confirm="Confirm payment"
        cancel="Refuse"
        onConfirm={() => question.answer(true)}
      />
    </div>
  );
}

function SandboxNote({ onUse }: { onUse: (cardNumber: string) => void }) {
  return (
    <Note icon={<FlaskConical aria-hidden />}>
      <p>
        <strong>This is a sandbox: nothing is charged.</strong> Use a test card, never your own.
      </p>
      <ul aria-label="Test cards" className="mt-2 grid divide-y divide-hairline">
        {SANDBOX_CARDS.map(({ number, plays }) => (
          <li key={number} className="flex items-center justify-between gap-3 py-1.5">
            <p className="min-w-0 text-small [overflow-wrap:anywhere]">
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

/** A dialog with an awaitable answer. */
function useQuestion() {
  const [open, setOpen] = useState(false);
  const resolve = useRef<((yes: boolean) => void) | null>(null);
  return {
    open,
    ask: () =>
      new Promise<boolean>((answered) => {
        resolve.current = answered;
        setOpen(true);
      }),
    answer: (yes: boolean) => {
      setOpen(false);
      resolve.current?.(yes);
      resolve.current = null;
    },
  };
}
