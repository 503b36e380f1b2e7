import { REGISTRATION_SENTENCES } from '@limber/domain/accounts/registration';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const WHAT_TO_DO = {
  invited:
    'Whoever runs this Limber can send you a link, which opens this page with a form. Until then you can move for three minutes without an account.',
  closed: 'You can still move for three minutes without an account.',
} as const;

/** Replaces the form where registration is closed. */
export function NoRegistration({ mode }: { mode: keyof typeof WHAT_TO_DO }) {
  return (
    <EmptyState
      title={REGISTRATION_SENTENCES[mode]}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/try">Move without an account</ButtonLink>
          {mode === 'invited' && (
            <ButtonLink kind="secondary" href="/contact">
              Ask for an invitation
            </ButtonLink>
          )}
        </div>
      }
    >
      {WHAT_TO_DO[mode]}
    </EmptyState>
  );
}
