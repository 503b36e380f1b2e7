import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';

type Props = { children: ReactNode };

/** Shows an error instead of a crashed screen. Key it by the path, so that navigation resets it. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page title="Something went wrong" width="narrow">
        <ErrorState
          title="This page could not be shown"
          action={
            <>
              <Button onClick={() => window.location.reload()}>Reload the page</Button>
              {/* A full load, so that nothing broken is left over. */}
              <Button kind="secondary" onClick={() => window.location.assign('/')}>
                Back to Homepage
              </Button>
            </>
          }
        >
          The fault is ours, and nothing you saved is lost. Reloading usually helps.
        </ErrorState>
      </Page>
    );
  }
}
