import { createSubscription } from '@limber/contract/subscription';
import { moneyWords, PRICES, TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Asks how many users the team has. */
export function SeatsForm({ onChoose }: { onChoose: (users: number) => void }) {
  const [typed, setTyped] = useState(String(TEAM_MINIMUM_USERS));
  const [tried, setTried] = useState(false);
  const users = Number(typed);
  const fits = createSubscription.body.safeParse({ plan: 'team', users }).success;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (fits) onChoose(users);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        label="How many users?"
        hint={`At least ${TEAM_MINIMUM_USERS}. Everybody gets an account of their own.`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={
          tried && !fits ? `Enter a whole number from ${TEAM_MINIMUM_USERS} to 1,000.` : undefined
        }
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
      />
      <p className="text-soft">
        {fits ? (
          <>
            Comes to{' '}
            <span className="font-strong text-ink tabular-nums">
              {moneyWords(PRICES.team.cents * users)}
            </span>{' '}
            per month.
          </>
        ) : (
          'The total appears here.'
        )}
      </p>
      <div className="flex flex-wrap justify-between gap-4 max-sm:flex-col-reverse">
        <ButtonLink href="/subscription" kind="secondary" size="large">
          Cancel
        </ButtonLink>
        <Button type="submit" size="large">
          Continue to payment
        </Button>
      </div>
    </form>
  );
}
