import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Judges a form by a schema that is not part of the page: it is fetched when somebody first touches the page, and
 * at the latest when the form is sent. Where it cannot be fetched the server judges alone.
 */
export function resolveLater<Typed extends FieldValues, Context, Judged>(
  load: () => Promise<Resolver<Typed, Context, Judged>>,
): Resolver<Typed, Context, Judged> {
  if (!import.meta.env.SSR) prepare(load);
  return async (values, context, options) => {
    const resolver = await load().catch(() => null);
    if (resolver === null) return { values: values as unknown as Judged, errors: {} };
    return resolver(values, context, options);
  };
}

function prepare(load: () => Promise<unknown>): void {
  const begin = () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, begin);
    load().catch(() => undefined);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, begin, { passive: true });
}

const TOUCHES = ['focusin', 'pointerdown'] as const;
