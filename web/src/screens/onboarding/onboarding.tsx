import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands in until this screen is built. */
export function Onboarding() {
  return (
    <Page title="Onboarding">
      <Skeleton shape="h-40" />
    </Page>
  );
}
