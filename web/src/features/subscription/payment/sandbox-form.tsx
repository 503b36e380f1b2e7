import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { type Card, cardNumberText, type CardProblems, cardProblems } from './card-input.ts';
import { PayFrame, type PayProps } from './pay-frame.tsx';
import { payInSandbox } from './sandbox.api.ts';
import { SandboxCardFields } from './sandbox-card-fields.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { useQuestion } from './use-question.ts';

const EMPTY: Card = { number: '', expiry: '', cvc: '' };

/** Pays with a test card. Nothing is charged, and it says so. */
export function SandboxForm({ clientSecret, ...rest }: PayProps & { clientSecret: string }) {
  const [card, setCard] = useState(EMPTY);
  const [problems, setProblems] = useState<CardProblems>({});
  const question = useQuestion();

  const take = (next: Card) => {
    setCard(next);
    setProblems({});
  };
  const check = () => {
    const found = cardProblems(card, new Date());
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const takeTestCard = (number: string) => {
    const year = String(new Date().getFullYear() + 4).slice(2);
    take({ number: cardNumberText(number), expiry: `12 / ${year}`, cvc: '123' });
  };
  return (
    <div className="grid gap-6">
      <SandboxNote onUse={takeTestCard} />
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
        <SandboxCardFields card={card} problems={problems} onChange={take} />
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
