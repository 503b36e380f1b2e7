import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

type Name = string | RegExp;

/** happy-dom sees no `pointer-events: auto` of a dialog above the blocked page. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** Presses the first button of this name. */
export async function press(name: Name): Promise<void> {
  await pressA('button', name);
}

export async function pressA(role: string, name: Name): Promise<void> {
  const [first] = await screen.findAllByRole(role, { name });
  if (first) await user.click(first);
}

/** Replaces the text of the field. */
export async function fill(label: Name, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

/** Opens by keyboard. */
export async function openMenu(name: Name): Promise<HTMLElement> {
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('menu');
}

export async function chooseFromMenu(name: Name, item: Name): Promise<void> {
  within(await openMenu(name))
    .getByRole('menuitem', { name: item })
    .focus();
  await user.keyboard('{Enter}');
}
