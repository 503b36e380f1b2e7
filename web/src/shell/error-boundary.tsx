import { Component, type ReactNode } from 'react';
import { Reference } from '#api/reference.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';

type Props = { children: ReactNode };
type State = { broken: boolean; error: unknown };

/** Use the path as key, so that navigation resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: true, error };
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
              {/* A full load clears any broken state. */}
              <Button kind="secondary" onClick={() => window.location.assign('/')}>
                Back to Homepage
              </Button>
            </>
          }
        >
          <p>The fault is ours, and nothing you saved is lost. Reloading usually helps.</p>
          <Reference error={this.state.error} />
        </ErrorState>
      </Page>
    );
  }
}
