import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';

type Options<Props> = {
  /** Shown until the code is loaded. */
  fallback?: ComponentType<Props>;
  /** Shown if the code cannot be loaded; without it the error is thrown. */
  missing?: ComponentType<Props>;
};

/** A component whose code is fetched when first shown: for large ones that few users need. */
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
