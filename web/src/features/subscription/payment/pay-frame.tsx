import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

const NAME_MISSING = 'Please enter the cardholder name';

export type PayProps = {
  /** What is paid now, in words: "$19.99". */
  total: string;
  /** Where "Cancel" leads. */
  cancelHref: string;
  /** Learns the payment's reference once the provider has taken it. */
  onPaid: (reference: string) => void;
};
type Props = PayProps & {
  /** The details of the card. */
  children: ReactNode;
  /** Whether the details can be filled in already. */
  ready?: boolean;
  /** Whether the details can be sent; it says itself what is wrong with them. */
  check?: () => boolean;
  pay: (nameOnCard: string) => Promise<PaymentOutcome>;
};

/** What every way to pay by card has around the card's details: the name on it, the problem, the buttons. */
export function PayFrame(props: Props) {
  const { total, cancelHref, children, ready = true, check = () => true } = props;
  const [name, setName] = useState('');
  const [nameMissing, setNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { processing, problem, run } = usePaying(props);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready || processing) return;
    const missing = name.trim() === '';
    // Everything that is missing is said at once.
    const fits = check();
    setNameMissing(missing);
    if (missing) {
      toast({ kind: 'error', title: 'Error', description: NAME_MISSING });
      nameField.current?.focus();
      return;
    }
    if (fits) run(name.trim());
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={nameField}
        label="Name on card"
        autoComplete="cc-name"
        maxLength={100}
        value={name}
        error={nameMissing && name.trim() === '' ? NAME_MISSING : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {children}
      <FormProblem sentence={problem} />
      <div className="flex flex-wrap justify-between gap-4 max-sm:flex-col-reverse">
        <ButtonLink href={cancelHref} kind="secondary" size="large">
          Cancel
        </ButtonLink>
        <Button type="submit" size="large" disabled={!ready} pending={processing}>
          {processing ? 'Processing...' : `Pay ${total}`}
        </Button>
      </div>
    </form>
  );
}

/** One try at a time; what failed is said in a toast and stays to be read. */
function usePaying({ pay, onPaid }: Pick<Props, 'pay' | 'onPaid'>) {
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);

  const attempt = async (nameOnCard: string) => {
    setProcessing(true);
    setProblem(undefined);
    const outcome = await pay(nameOnCard).catch(unforeseen);
    setProcessing(false);
    if (outcome.status === 'succeeded') {
      onPaid(outcome.reference);
      return;
    }
    setProblem(outcome.message);
    toast({ kind: 'error', title: 'Payment Failed', description: outcome.message });
  };
  return {
    processing,
    problem,
    run: (nameOnCard: string) => {
      if (busy.current) return;
      busy.current = true;
      void attempt(nameOnCard).finally(() => {
        busy.current = false;
      });
    },
  };
}

function unforeseen(error: unknown): PaymentOutcome {
  const message = errorSentence(error, 'Something went wrong. Please try again.');
  return { status: 'failed', message };
}
