import { expect, test } from 'vitest';
import { teamInvitationWords } from '../accounts/mail-words.ts';
import { FIGURES_SENTENCE } from './words.ts';

test('people are told what the figures of a team are counted from', () => {
  expect(FIGURES_SENTENCE).toBe(
    'In a team of 10 people or more the days moved and the answers to “how it felt” are counted, those of everybody together, into three blurred figures a quarter that identify nobody.',
  );
});

test('who is invited by mail is told before they join', () => {
  const mail = teamInvitationWords({ team: 'Acme', invitedBy: 'Ada' }, 'https://limber.example');
  expect(mail.after).toContain(FIGURES_SENTENCE);
});
