import { REGISTRATION_SENTENCES } from '@limber/domain/accounts/registration';
import { Card } from '#ui/card.tsx';

const WHAT_TO_DO = {
  invited: 'Whoever runs this Limber can send you a link. It opens this page with a form.',
  closed: 'You can still move for three minutes without an account.',
} as const;

/** What stands in the place of the form where one cannot register. */
export function NoRegistration({ mode }: { mode: keyof typeof WHAT_TO_DO }) {
  return (
    <Card padding="generous">
      <div className="grid gap-3">
        <p className="font-strong">{REGISTRATION_SENTENCES[mode]}</p>
        <p className="text-soft">{WHAT_TO_DO[mode]}</p>
      </div>
    </Card>
  );
}
