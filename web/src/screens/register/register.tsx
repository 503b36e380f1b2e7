import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RegisterForm } from './register-form.tsx';

/** The page where accounts begin. */
export function RegisterScreen() {
  return (
    <Page title="Create your account" width="narrow">
      <Card padding="generous">
        <RegisterForm />
      </Card>
      <div className="grid justify-items-start gap-3">
        <p>
          Have an account already? <TextLink href="/login">Sign in</TextLink>
        </p>
        <TextLink href="/">Back to homepage</TextLink>
      </div>
    </Page>
  );
}
