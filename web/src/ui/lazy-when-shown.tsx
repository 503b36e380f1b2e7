import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';

type Options<Props> = {
  /** Shown until the code is there. */
  fallback?: ComponentType<Props>;
  /** Shown where the code cannot be loaded. Without it that is an error of the page. */
  missing?: ComponentType<Props>;
};

/** A component whose code is loaded only when it is shown, since it is large and not everybody needs it. */
export function lazyWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback: Fallback, missing }: Options<Props> = {},
): FunctionComponent<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      if (missing === undefined) throw error;
      return { default: missing };
    }
  });
  return function LazyWhenShown(props: Props) {
    return (
      <Suspense fallback={Fallback && <Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
