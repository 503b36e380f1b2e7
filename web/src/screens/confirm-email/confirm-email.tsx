import { confirmEmail } from '@limber/contract/account-mail';
import { useMutation } from '@tanstack/react-query';
import { sentenceWithReference } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { isLinkGone, LinkGone } from '#features/auth/link-gone.tsx';
import { useSecretInAddress } from '#features/auth/secret-in-address.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Page } from '#ui/page.tsx';

const FAILED = 'Your email address could not be confirmed';

export function ConfirmEmailScreen() {
  const secret = useSecretInAddress();
  return <ConfirmEmail key={secret} secret={secret} />;
}

function ConfirmEmail({ secret }: { secret: string }) {
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token: secret } }),
    onError: (error) => toastFailure(FAILED, error),
  });
  if (confirm.isSuccess) return <Confirmed email={confirm.data.email} />;
  const gone = secret === '' || isLinkGone(confirm.error);
  const problem = confirm.isError ? sentenceWithReference(confirm.error, FAILED) : undefined;
  return (
    <Page title="Confirm your email" step={gone ? 'link gone' : undefined} width="narrow">
      {gone ? (
        <LinkGone action={<ButtonLink href="/profile?tab=account">Go to my account</ButtonLink>}>
          If your address still has to be confirmed, your account says so and sends you a new link.
        </LinkGone>
      ) : (
        <Card padding="generous">
          <div className="grid gap-5">
            <FormProblem sentence={problem} />
            {/* A button, since mail scanners open links and would confirm the address. */}
            <p>One press, and we know we can reach you.</p>
            <Button size="large" wide pending={confirm.isPending} onClick={() => confirm.mutate()}>
              Confirm my email address
            </Button>
          </div>
        </Card>
      )}
    </Page>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <Page title="Thank you" step="confirmed" width="narrow">
      <Card padding="generous">
        <div className="grid justify-items-start gap-5">
          <p>
            <span className="font-strong break-all">{email}</span> is confirmed.
          </p>
          <ButtonLink href="/dashboard">Go on</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
