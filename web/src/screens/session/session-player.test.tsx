import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import { press } from '#test/interactions.ts';
import { aRoutine } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { SessionPlayer } from './session-player.tsx';
import { aSession } from './test/fake-session.ts';
import { TODAY } from './way-back.ts';

const { exercises } = aRoutine([1, 2]);

function play(change: Parameters<typeof aSession>[0] = {}, position = { number: 1, total: 2 }) {
  const session = aSession(change);
  const replacing = {
    pendingId: null,
    run: vi.fn<(id: number) => void>(),
    hurting: {
      report: vi.fn<Replacing['hurting']['report']>(),
      takeBack: vi.fn<Replacing['hurting']['takeBack']>(),
    },
  };
  show(
    <SessionPlayer
      name="Daily Routine"
      exercises={exercises}
      position={position}
      session={session}
      replacing={replacing}
      wayBack={TODAY}
    />,
  );
  return { ...session, replacing };
}
const caption = () => screen.getByText('Hold for 18 seconds.');

test('what is spoken stands there, with the side, the count, the seconds and what comes next', () => {
  play();
  expect(caption()).toBeDefined();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Movement 1 1 of 2');
  expect(screen.getByText('Left side, hold, 1 of 2')).toBeDefined();
  expect(screen.getByRole('timer', { name: 'Seconds left' }).textContent).toBe('12');
  expect(screen.getByText('Next: Movement 2')).toBeDefined();
});

test('the last exercise says that it is the last', () => {
  play({ index: 1 }, { number: 2, total: 2 });
  expect(screen.getByText('The last one')).toBeDefined();
});

test('the last exercise of a short session is the last for now', () => {
  play({ index: 1 }, { number: 2, total: 5 });
  expect(screen.getByText('The last one for now')).toBeDefined();
});

test('its buttons pause, skip, go back, repeat and replace', async () => {
  const { controls, replacing } = play();
  expect(document.activeElement?.textContent).toBe('Pause');
  for (const name of ['Pause', 'Skip', 'Back', 'Tell me again', 'Replace']) await press(name);
  expect(controls.pause).toHaveBeenCalledOnce();
  expect(controls.skip).toHaveBeenCalledOnce();
  expect(controls.back).toHaveBeenCalledOnce();
  expect(controls.again).toHaveBeenCalledOnce();
  expect(replacing.run).toHaveBeenCalledExactlyOnceWith(1);
});

test('while it is paused it says so, and goes on at a press', async () => {
  const { controls } = play({ status: 'paused' });
  expect(screen.getByText('Paused')).toBeDefined();
  await press('Go on');
  expect(controls.resume).toHaveBeenCalledOnce();
});

test(
  'keys pause it, go on and back, and turn the sound off',
  { tags: ['spec:silent/session-without-hands'] },
  () => {
    const { controls, sound } = play();
    for (const key of [' ', 'ArrowRight', 'ArrowLeft', 't', 'm'])
      fireEvent.keyDown(document.body, { key });
    expect(controls.pause).toHaveBeenCalledOnce();
    expect(controls.skip).toHaveBeenCalledOnce();
    expect(controls.back).toHaveBeenCalledOnce();
    expect(controls.again).toHaveBeenCalledOnce();
    expect(sound.toggle).toHaveBeenCalledOnce();
  },
);

test('Esc asks before it leaves, pauses meanwhile, and takes no other key', async () => {
  const { controls } = play();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(await screen.findByRole('alertdialog', { name: 'Leave the session?' })).toBeDefined();
  expect(controls.pause).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(controls.skip).not.toHaveBeenCalled();
  await press('Keep moving');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await press('Leave');
  expect(window.location.pathname).toBe('/dashboard');
});

test('captions are announced politely where our voice does not say them', () => {
  play();
  expect(caption().getAttribute('aria-live')).toBe('off');
});

test.each([
  { mode: 'silent' },
  { mode: 'tones' },
  { screenReader: true },
  { voiceWorks: false },
] as const)('captions are announced with %o', (change) => {
  play({ sound: { ...aSession().sound, ...change } });
  expect(caption().getAttribute('aria-live')).toBe('polite');
});

test('what went wrong with the voice is said once, quietly', () => {
  play({ remark: 'No voice here: tones and captions go on.' });
  expect(screen.getByText(/No voice here/).closest('output')).not.toBeNull();
});
