import type { Team } from '@limber/contract/team';
import {
  moneyWords,
  PRICES,
  TEAM_MAXIMUM_USERS,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { tooFewSeats } from '@limber/domain/teams/seats';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { SaveAccountDialog } from '#features/auth/account-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { longDate } from '#browser/long-date.ts';
import { Note } from '#ui/note.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFocusOnceDone } from '#browser/use-focus-once-done.ts';
import { PlanEnding } from './plan-ending.tsx';
import { changeSeats } from './team.api.ts';

const seatsResolver = resolveLater(async () => (await import('./team.schema.ts')).seatsResolver);

type Seats = NonNullable<Team['seats']>;

/** For the owner and the payer. */
export function TeamSeats({ team, seats }: { team: Team; seats: Seats }) {
  const { isPaid, youPay, youAreOwner, endsAt } = team;
  const [changing, setChanging] = useState(false);
  const [ending, setEnding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusOnceDone = useFocusOnceDone(heading, ending);
  const { paid, taken } = seats;
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className="text-body font-strong outline-none">
        Seats
      </h2>
      {isPaid ? (
        <div className="mt-2 grid gap-3">
          {taken > paid ? (
            <Note>{tooFewSeats(seats)}</Note>
          ) : (
            <p>
              {taken} of {paid} taken
            </p>
          )}
          <ProgressBar label="Seats that are taken" value={taken} max={paid} />
          {endsAt !== null && <Note>The Team plan ends on {longDate(endsAt)}.</Note>}
          {!youPay && youAreOwner && (
            <p className="text-soft">
              Somebody else pays for these seats. To pay for them yourself, buy the Team plan:
              theirs then ends by itself.
            </p>
          )}
        </div>
      ) : (
        <p className="mt-2">{TEAM_SENTENCES.nobodyPays}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {youPay && (
          <>
            <Button kind="secondary" onClick={() => setChanging(true)}>
              Change seats
            </Button>
            <PlanEnding endsAt={endsAt} asking={ending} onAsk={setEnding} onDone={focusOnceDone} />
          </>
        )}
        {youAreOwner && !youPay && (
          <ButtonLink href="/subscription?plan=team" kind="secondary">
            Buy the Team plan
          </ButtonLink>
        )}
      </div>
      {changing && <SeatsDialog seats={seats} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function SeatsDialog({ seats, onClose }: { seats: Seats; onClose: () => void }) {
  const form = useForm({
    resolver: seatsResolver,
    defaultValues: { users: String(seats.paid) },
  });
  const cache = useQueryClient();
  const typed = seatsIn(useWatch({ control: form.control, name: 'users' }));
  return (
    <SaveAccountDialog
      title="Change seats"
      description={`From ${TEAM_MINIMUM_USERS} to 1,000.`}
      form={form}
      save={async ({ users }) => {
        await changeSeats(users);
        await cache.invalidateQueries();
      }}
      saved="Your seats are changed."
      submitLabel="Change seats"
      failed="Failed to change the seats. Please try again."
      onClose={onClose}
    >
      <TextField
        label="Seats"
        inputMode="numeric"
        autoComplete="off"
        error={form.formState.errors.users?.message}
        {...form.register('users')}
      />
      <p className="text-soft">{costWords(seats, typed)}</p>
    </SaveAccountDialog>
  );
}

/** NaN unless all digits: "1e2" is refused. */
const seatsIn = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN);

function costWords({ paid, taken }: Seats, users: number): string {
  if (!Number.isInteger(users) || users < TEAM_MINIMUM_USERS || users > TEAM_MAXIMUM_USERS) {
    return 'The total appears here.';
  }
  const total = `Comes to ${moneyWords(PRICES.team.cents * users)} per month.`;
  if (users > paid) return `${total} What is left of this month is charged now.`;
  if (users === paid) return total;
  const fewer = `${total} What you do not use of this month is taken off the next bill.`;
  return users < taken ? `${fewer} ${tooFewSeats({ paid: users, taken })}` : fewer;
}
