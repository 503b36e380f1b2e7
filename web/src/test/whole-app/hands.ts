import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

type Name = string | RegExp;

/** Behind a dialog the page takes no pointer; the dialog itself does, which happy-dom does not see. */
const hands = userEvent.setup({ pointerEventsCheck: 0 });

/** Presses the button of this name, the first when there are several. */
export async function press(name: Name): Promise<void> {
  await pressA('button', name);
}

export async function pressA(role: string, name: Name): Promise<void> {
  const [first] = await screen.findAllByRole(role, { name });
  if (first) await hands.click(first);
}

/** Writes into the field of this label in place of what stands there. */
export async function fill(label: Name, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await hands.clear(field);
  if (text !== '') await hands.type(field, text);
}

/** Chooses from the list of this label. */
export async function choose(label: Name, option: string): Promise<void> {
  const list = await screen.findByRole('combobox', { name: label });
  if (list instanceof HTMLSelectElement) {
    await hands.selectOptions(list, option);
    return;
  }
  list.focus();
  await hands.keyboard('{Enter}');
  await pressA('option', option);
}

/** Opens the menu behind a button, with the keyboard. */
export async function openMenu(name: Name): Promise<HTMLElement> {
  (await screen.findByRole('button', { name })).focus();
  await hands.keyboard('{Enter}');
  return screen.findByRole('menu');
}

/** Opens the menu behind a button and chooses from it. */
export async function chooseFromMenu(name: Name, item: Name): Promise<void> {
  within(await openMenu(name))
    .getByRole('menuitem', { name: item })
    .focus();
  await hands.keyboard('{Enter}');
}

/** Pulls the slider of this name by so many steps: up, or down when negative. */
export async function pull(name: Name, steps: number): Promise<void> {
  (await screen.findByRole('slider', { name })).focus();
  const key = steps > 0 ? '{ArrowRight}' : '{ArrowLeft}';
  for (let step = 0; step < Math.abs(steps); step += 1) await hands.keyboard(key);
}
