import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands in until this screen is built. */
export function Landing() {
  return (
    <Page title="Landing">
      <Skeleton shape="h-40" />
    </Page>
  );
}
