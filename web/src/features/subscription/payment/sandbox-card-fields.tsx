import { TextField } from '#ui/text-field.tsx';
import {
  type CardDetails,
  cardNumberText,
  type CardProblems,
  cvcText,
  expiryText,
} from './card-input.ts';

type Props = {
  card: CardDetails;
  problems: CardProblems;
  onChange: (card: CardDetails) => void;
};

/** Autofill is off, so that no real card is entered. */
export function SandboxCardFields({ card, problems, onChange }: Props) {
  const plain = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">Card details</legend>
      <TextField
        {...plain}
        label="Card number"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        error={problems.number}
        onChange={({ target }) => onChange({ ...card, number: cardNumberText(target.value) })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...plain}
          label="Expiry"
          placeholder="MM / YY"
          value={card.expiry}
          error={problems.expiry}
          onChange={({ target }) => onChange({ ...card, expiry: expiryText(target.value) })}
        />
        <TextField
          {...plain}
          label="CVC"
          placeholder="123"
          value={card.cvc}
          error={problems.cvc}
          onChange={({ target }) => onChange({ ...card, cvc: cvcText(target.value) })}
        />
      </div>
    </fieldset>
  );
}
