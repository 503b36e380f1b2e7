import { BODY_AREAS } from '@limber/domain/body-areas';
import { isLocalDay } from '@limber/domain/time/local-day';
import { z } from 'zod';

/** The largest whole number that both databases keep in an integer column. */
const MAX_ID = 2 ** 31 - 1;

export const id = z.int().min(1).max(MAX_ID);

/** An id in a path, where everything is text. */
export const idInPath = z.object({ id: z.coerce.number().pipe(id) });

export const bodyArea = z.enum(BODY_AREAS);

/** Whether both databases can keep the text: no NUL, no half of a surrogate pair. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Text as people type it, white space at both ends removed. */
export const text = (max: number, tooLong = `must be at most ${max} characters`) =>
  z.string().trim().max(max, tooLong).refine(isStorable, 'holds a character that cannot be stored');

/** Text that must hold something; `required` is the sentence when it does not. */
export const requiredText = (required: string, max: number, tooLong?: string) =>
  z.string(required).trim().min(1, required).pipe(text(max, tooLong));

export const localDay = z
  .string()
  .refine(isLocalDay, 'must be a day of the calendar, written YYYY-MM-DD')
  .meta({ format: 'date', example: '2026-01-05' });

/** A moment in UTC, ISO 8601 with milliseconds. */
export const moment = z.iso.datetime();

/** A page holds so many; a shorter one is the last. */
export const PAGE_SIZE = 500;

/** Pages of a list, newest first: `before` is the id that the page before ended with. */
export const page = z.object({ before: z.coerce.number().pipe(id).optional() });

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ success: z.literal(true) });
export const DONE: z.infer<typeof done> = { success: true };
