import {
  moneyWords,
  PRICES,
  TEAM_MAXIMUM_USERS,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import type { ChangeEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextField } from '#ui/text-field.tsx';

export function SeatsForm({ onChoose }: { onChoose: (users: number) => void }) {
  const { register, handleSubmit, control, setValue, formState } = useForm({
    defaultValues: { users: String(TEAM_MINIMUM_USERS) },
  });
  const typed = useWatch({ control, name: 'users' });
  const submit = handleSubmit(({ users }) => onChoose(Number(users)));
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label="How many users?"
        hint={`At least ${TEAM_MINIMUM_USERS}. Everybody gets an account of their own.`}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.users?.message}
        {...register('users', {
          validate: (users) => isTeamSize(users) || TEAM_SENTENCES.size,
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
  const size = Number(users);
  return Number.isInteger(size) && size >= TEAM_MINIMUM_USERS && size <= TEAM_MAXIMUM_USERS;
}
