import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import Mail from 'lucide-react/icons/mail';
import { toastFailure } from '#api/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { toast } from '#ui/toast.ts';
import { useEmailStatus, useSendConfirmation } from './account.api.ts';
import { useSession } from './session-store.ts';

/** Shown until the e-mail address is confirmed. */
export function EmailNotice() {
  const { user } = useSession();
  const { data } = useEmailStatus();
  const send = useSendConfirmation();
  if (!user || data?.state !== 'awaiting') return null;

  const sendAgain = () =>
    send.mutate(undefined, {
      onSuccess: () =>
        toast({
          kind: 'success',
          title: 'Check your email',
          description: MAIL_SENTENCES.confirmationSent,
        }),
      onError: (error) => toastFailure('The message could not be sent. Please try again.', error),
    });
  return (
    <div className="lg:col-span-2">
      <Note icon={<Mail aria-hidden />}>
        <div className="grid justify-items-start gap-2">
          <p>
            Please confirm your email address by the link that we sent to{' '}
            <span className="font-strong break-all">{user.email}</span>. Then you can sign in with
            it on any device, and we can help you back in when you forget your password
            {data.foundingPlaceWaits && ', and a place as a founding member is yours'}.
          </p>
          <Button kind="secondary" size="small" pending={send.isPending} onClick={sendAgain}>
            Send the link again
          </Button>
        </div>
      </Note>
    </div>
  );
}
