import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form resolver whose schema loads at the user's first event, at the latest on submit. If it
 * cannot be loaded, only the server validates.
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
