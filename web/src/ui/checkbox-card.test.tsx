import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckboxCard } from './checkbox-card.tsx';

function InForm({ onSubmit }: { onSubmit: (event: SubmitEvent) => void }) {
  const [checked, setChecked] = useState(false);
  return (
    <form onSubmit={onSubmit}>
      <CheckboxCard label="Delete everything" checked={checked} onCheckedChange={setChecked} />
      <button type="submit">Delete</button>
    </form>
  );
}

test('Space ticks it, and Enter does not send the form that it stands in', async () => {
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(<InForm onSubmit={submit} />);
  const box = screen.getByRole('checkbox', { name: 'Delete everything' });
  box.focus();
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(box).toHaveProperty('checked', true);
  expect(submit).not.toHaveBeenCalled();
});
