/** Dims what is behind a dialog. */
export const veilStyle =
  'fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A sheet at the bottom of a phone, a floating card on anything larger. */
export const dialogStyle =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-card bg-card shadow-float ' +
  'pb-[env(safe-area-inset-bottom)] outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise ' +
  'sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:[transform:translateY(-50%)] sm:rounded-card sm:border sm:border-hairline';
