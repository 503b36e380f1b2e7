import { isVisible, shownNameProblem } from '@limber/domain/accounts/shown-name';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { isLocalDay } from '@limber/domain/time/local-day';
import { z } from 'zod';

/** The largest value of an integer column in both databases. */
const MAX_ID = 2 ** 31 - 1;

export const id = z.int().min(1).max(MAX_ID);

export const idInPath = z.object({ id: z.coerce.number().pipe(id) });

export const bodyArea = z.enum(BODY_AREAS);

/** Both databases reject NUL and lone surrogates. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Text typed by a user, trimmed. */
export const text = (max: number, tooLong = `must be at most ${max} characters`) =>
  z.string().trim().max(max, tooLong).refine(isStorable, 'holds a character that cannot be stored');

/** `required` is the message for an empty text. */
export const requiredText = (required: string, max: number, tooLong?: string) =>
  z.string(required).trim().min(1, required).pipe(text(max, tooLong));

/** A name that others read: one line, with something visible. `required` is the message for an empty one. */
export const shownName = (required: string, max: number, tooLong?: string) =>
  requiredText(required, max, tooLong)
    .refine(isVisible, required)
    .superRefine((name, context) => {
      const problem = shownNameProblem(name);
      if (problem !== null) context.addIssue(problem);
    });

export const localDay = z
  .string()
  .refine(isLocalDay, 'must be a day of the calendar, written YYYY-MM-DD')
  .meta({ format: 'date', example: '2026-01-05' });

/** UTC, ISO 8601 with milliseconds. */
export const timestamp = z.iso.datetime();

/** Records of a full page; a shorter page is the last one. */
export const PAGE_SIZE = 500;

/** Newest first; `before` is the last id of the previous page. */
export const page = z.object({ before: z.coerce.number().pipe(id).optional() });

export const done = z.object({ success: z.literal(true) });
export const DONE: z.infer<typeof done> = { success: true };
