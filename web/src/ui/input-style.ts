/** The classes of everything that is typed into. */
export const inputStyle =
  'min-h-12 w-full rounded-card border border-edge bg-card px-4 text-body text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink aria-invalid:border-wrong aria-invalid:ring-1 aria-invalid:ring-wrong ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft';
