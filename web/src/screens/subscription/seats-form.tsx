import { zodResolver } from '@hookform/resolvers/zod';
import { createSubscription } from '@limber/contract/subscription';
import { moneyWords, PRICES, TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import type { ChangeEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextField } from '#ui/text-field.tsx';

const form = z.object({
  users: z
    .string()
    .refine(isTeamSize, `Enter a whole number from ${TEAM_MINIMUM_USERS} to 1,000.`)
    .transform(Number),
});

/** Asks how many users the team has. */
export function SeatsForm({ onChoose }: { onChoose: (users: number) => void }) {
  const { register, handleSubmit, control, setValue, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { users: String(TEAM_MINIMUM_USERS) },
  });
  const typed = useWatch({ control, name: 'users' });
  const submit = handleSubmit(({ users }) => onChoose(users));
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label="How many users?"
        hint={`At least ${TEAM_MINIMUM_USERS}. Everybody gets an account of their own.`}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.users?.message}
        {...register('users', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
            setValue('users', target.value.replaceAll(/\D/g, '')),
        })}
      />
      <p className="text-soft">
        {isTeamSize(typed) ? (
          <>
            Comes to{' '}
            <span className="font-strong text-ink tabular-nums">
              {moneyWords(PRICES.team.cents * Number(typed))}
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

function isTeamSize(users: string): boolean {
  return createSubscription.body.safeParse({ plan: 'team', users: Number(users) }).success;
}
