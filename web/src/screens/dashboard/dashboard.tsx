import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands in until this screen is built. */
export function Dashboard() {
  return (
    <Page title="Dashboard">
      <Skeleton shape="h-40" />
    </Page>
  );
}
