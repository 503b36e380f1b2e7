import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorSentence, sentenceWithReference } from './api-error.ts';
import { toast } from '#ui/toast.ts';

export function toastFailure(sentence: string, error: unknown): void {
  toast({ kind: 'error', title: sentence, description: errorSentence(error, '') });
}

/** Shows validation errors beside their fields, or above the form if no field matches. */
export function showIssues<Form extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
  error: unknown,
  fallback: string,
): void {
  const issues = (error instanceof ApiError && error.refusal?.issues) || [];
  const known = issues.filter(({ field }) => Object.hasOwn(getValues(), field));
  for (const [index, { field, message }] of known.entries()) {
    setError(field as Path<Form>, { message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) setError('root', { message: sentenceWithReference(error, fallback) });
}
