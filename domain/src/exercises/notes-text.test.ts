import { expect, test } from 'vitest';
import { notesText } from './notes-text.ts';

const NOTES = {
  breathe: 'Breathe evenly.',
  avoid: 'Pressing too hard.',
  easier: 'Use two fingers.',
  harder: null,
  stopWhen: 'It hurts.',
};

test('the notes are one text of all their parts', () => {
  expect(notesText(NOTES)).toBe(
    'Breathe evenly. The common mistake is pressing too hard. For a gentler version, use two fingers. Stop if it hurts.',
  );
});

test('a harder version stands between the gentler one and when to stop', () => {
  expect(notesText({ ...NOTES, harder: 'Add a breath.' })).toContain(
    'use two fingers. For a harder version, add a breath. Stop',
  );
});
