import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

type Name = string | RegExp;

/** Behind a dialog the page takes no pointer; the dialog itself does, which happy-dom does not see. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** Presses the button of this name, the first when there are several. */
export async function press(name: Name): Promise<void> {
  await pressA('button', name);
}

export async function pressA(role: string, name: Name): Promise<void> {
  const [first] = await screen.findAllByRole(role, { name });
  if (first) await user.click(first);
}

/** Writes into the field of this label in place of what stands there. */
export async function fill(label: Name, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

/** Opens the menu behind a button, with the keyboard. */
export async function openMenu(name: Name): Promise<HTMLElement> {
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('menu');
}

/** Opens the menu behind a button and chooses from it. */
export async function chooseFromMenu(name: Name, item: Name): Promise<void> {
  within(await openMenu(name))
    .getByRole('menuitem', { name: item })
    .focus();
  await user.keyboard('{Enter}');
}
