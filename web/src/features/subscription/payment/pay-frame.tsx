import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { errorSentence } from '#api/api-error.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';

const NAME_MISSING = 'Please enter the cardholder name';

/** `message` is the provider's error message. */
export type PaymentOutcome =
  | { status: 'succeeded'; reference: string }
  | { status: 'failed'; message: string };

export type PayProps = {
  /** Formatted: "$19.99". */
  total: string;
  cancelHref: string;
  /** Receives the reference of the accepted payment. */
  onPaid: (reference: string) => void;
};
type Props = PayProps & {
  children: ReactNode;
  /** False while the fields are loading. */
  ready?: boolean;
  /** Validates the card, shows its problems and returns the verdict. */
  check?: () => boolean;
  pay: (nameOnCard: string) => Promise<PaymentOutcome>;
};

/** Shared by all providers: name on card, error message and buttons. */
export function PayFrame(props: Props) {
  const { total, cancelHref, children, ready = true, check = () => true, pay, onPaid } = props;
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } });
  const { errors, isSubmitting } = formState;
  const busy = useRef(false);

  const payOnce = async (nameOnCard: string) => {
    if (busy.current) return;
    busy.current = true;
    const outcome = await pay(nameOnCard).catch(unexpected);
    busy.current = false;
    if (outcome.status === 'succeeded') {
      onPaid(outcome.reference);
      return;
    }
    setError('root', { message: outcome.message });
    toast({ kind: 'error', title: 'Payment Failed', description: outcome.message });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready || isSubmitting) return;
    // Always called, so that all problems show at once.
    const detailsComplete = check();
    void handleSubmit(
      async ({ name }) => {
        if (detailsComplete) await payOnce(name.trim());
      },
      () => toast({ kind: 'error', title: 'Error', description: NAME_MISSING }),
    )(event);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        label="Name on card"
        autoComplete="cc-name"
        maxLength={100}
        error={errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || NAME_MISSING })}
      />
      {children}
      <FormProblem sentence={errors.root?.message} />
      <div className="flex flex-wrap justify-between gap-4 max-sm:flex-col-reverse">
        <ButtonLink href={cancelHref} kind="secondary" size="large">
          Cancel
        </ButtonLink>
        <Button type="submit" size="large" disabled={!ready} pending={isSubmitting}>
          {isSubmitting ? 'Processing...' : `Pay ${total}`}
        </Button>
      </div>
    </form>
  );
}

function unexpected(error: unknown): PaymentOutcome {
  const message = errorSentence(error, 'Something went wrong. Please try again.');
  return { status: 'failed', message };
}
