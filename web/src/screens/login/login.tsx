import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands in until this screen is built. */
export function Login() {
  return (
    <Page title="Login">
      <Skeleton shape="h-40" />
    </Page>
  );
}
