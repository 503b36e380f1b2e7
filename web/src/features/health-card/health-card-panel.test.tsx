import { deleteHealthCard, getHealthCard, saveHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press, pressA } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { HealthCardPanel } from './health-card-panel.tsx';

const onRoutineChanged = vi.fn<() => void>();

/** The panel with a server that stores the card. */
async function open(card: Partial<HealthCard> = {}, exchanged = 0) {
  let saved: HealthCard = { ...EMPTY_HEALTH_CARD, ...card };
  api.answer(getHealthCard, () => saved);
  api.answer(saveHealthCard, ({ body }) => {
    saved = body as HealthCard;
    return { card: saved, exchanged };
  });
  api.answer(deleteHealthCard, () => {
    saved = EMPTY_HEALTH_CARD;
    return { success: true as const };
  });
  onRoutineChanged.mockReset();
  show(<HealthCardPanel onRoutineChanged={onRoutineChanged} />);
  await tick('I am pregnant');
  return () => saved;
}
const tick = (name: string) => screen.findByRole('checkbox', { name });
const isTicked = (name: string) => screen.queryByRole('checkbox', { name, checked: true }) !== null;

test(
  'a tick is saved at once, and the exercises that came new today are counted',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const saved = await open({}, 2);
    await pressA('checkbox', 'I am pregnant');
    await waitFor(() => expect(saved()).toEqual({ ...EMPTY_HEALTH_CARD, pregnant: true }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Today’s routine was adapted',
        description: '2 exercises came in place of what your card rules out.',
      }),
    );
    expect(onRoutineChanged).toHaveBeenCalled();
    await pressA('checkbox', 'I am pregnant');
    await waitFor(() => expect(saved()).toEqual(EMPTY_HEALTH_CARD));
  },
);

test(
  'surgery, joints and what a therapist said no to are asked of whoever opens them',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const saved = await open({ jointReplacement: ['hips'] });
    expect(screen.queryByRole('checkbox', { name: 'Knees' })).toBeNull();
    expect(screen.getByRole('button', { name: /^A replaced joint/ }).textContent).toContain('Hips');
    await press(/^Surgery in the last three months/);
    await pressA('checkbox', 'Knees');
    await press(/^My therapist said no to/);
    await pressA('checkbox', 'twisting the back');
    await waitFor(() =>
      expect(saved()).toEqual({
        ...EMPTY_HEALTH_CARD,
        jointReplacement: ['hips'],
        recentSurgery: ['knees'],
        notAllowed: ['spinalTwist'],
      }),
    );
  },
);

test(
  'a disc or sciatica is asked by direction, which goes with the tick',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const saved = await open();
    expect(screen.queryByRole('radio')).toBeNull();
    await pressA('checkbox', 'I have a disc problem or sciatica');
    const unknown = await screen.findByRole('radio', { name: 'Unsure', checked: true });
    expect(unknown.closest('fieldset')?.textContent).toContain('worse when I bend');
    await pressA('radio', 'Forward');
    await waitFor(() =>
      expect(saved()).toMatchObject({ discOrSciatica: true, discWorse: 'forward' }),
    );
    await pressA('checkbox', 'I have a disc problem or sciatica');
    await waitFor(() => expect(saved()).toEqual(EMPTY_HEALTH_CARD));
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

test(
  'a card from a server of the release before is shown with the newer questions open',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const { discWorse, glaucoma, ...older } = { ...EMPTY_HEALTH_CARD, discOrSciatica: true };
    expect([discWorse, glaucoma]).toEqual(['unknown', false]);
    api.answer(getHealthCard, () => older as HealthCard);
    show(<HealthCardPanel onRoutineChanged={onRoutineChanged} />);
    await screen.findByRole('radio', { name: 'Unsure', checked: true });
    expect(isTicked('I have glaucoma')).toBe(false);
  },
);

test(
  'a tick that could not be saved goes back, and says so',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await open();
    api.refuse(saveHealthCard, 500, 'Out of order.');
    await pressA('checkbox', 'I have osteoporosis');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Your health card could not be saved',
        description: 'Out of order.',
      }),
    );
    await waitFor(() => expect(isTicked('I have osteoporosis')).toBe(false));
  },
);

test(
  'the card says that it is private, is deleted with one press, and brought back with one',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const saved = await open({ pregnant: true, notAllowed: ['overhead'] });
    expect(screen.getByText(/^Private:/).textContent).toContain('for nothing else');
    await press('Delete health card');
    await waitFor(() => expect(saved()).toEqual(EMPTY_HEALTH_CARD));
    await waitFor(() => expect(isTicked('I am pregnant')).toBe(false));
    expect(screen.queryByRole('button', { name: 'Delete health card' })).toBeNull();
    const toast = currentToast();
    expect(toast).toMatchObject({ title: 'Health card deleted', action: { label: 'Undo' } });
    toast?.action?.onClick();
    await waitFor(() =>
      expect(saved()).toMatchObject({ pregnant: true, notAllowed: ['overhead'] }),
    );
    expect(within(document.body).queryByRole('alert')).toBeNull();
  },
);
