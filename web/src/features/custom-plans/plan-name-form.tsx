import { PLAN_NAME_MAX } from '@limber/domain/custom-plans/plan-rules';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';

type Props = {
  /** Called with the trimmed name, which is never empty. */
  onSubmit: (name: string) => void;
  /** The submit button; disabled while there is no name. */
  children: (button: { type: 'submit'; disabled: boolean }) => ReactNode;
};

/** Asks for the name of a new plan. Enter submits. */
export function PlanNameForm({ onSubmit, children }: Props) {
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (trimmed !== '') onSubmit(trimmed);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label="Plan Name"
        value={name}
        maxLength={PLAN_NAME_MAX}
        autoComplete="off"
        placeholder="For example, Monday mornings"
        onChange={(event) => setName(event.target.value)}
      />
      {children({ type: 'submit', disabled: trimmed === '' })}
    </form>
  );
}
