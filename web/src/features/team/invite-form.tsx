import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import LinkIcon from 'lucide-react/icons/link';
import Send from 'lucide-react/icons/send';
import { resolveLater } from '#api/resolve-later.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { invite, teamQuery, useCopyLink } from './team.api.ts';

const invitationResolver = resolveLater(
  async () => (await import('./team.schema.ts')).invitationResolver,
);

const FAILED = 'Failed to invite. Please try again.';

/**
 * Invites by mail or by a link to hand on. `onLink` is called if the browser refuses to copy it.
 */
export function InviteForm({ onLink }: { onLink: (link: string) => void }) {
  const form = useForm({ resolver: invitationResolver, defaultValues: { email: '' } });
  const cache = useQueryClient();
  const copy = useCopyLink(onLink);
  const linking = useMutation({
    mutationFn: () => invite(null),
    onSuccess: ({ invitation }) => {
      copy.mutate(invitation);
      return cache.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
    onError: (error) => toastFailure(FAILED, error),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ email }) => {
    try {
      const { isMailed } = await invite(email);
      const description = isMailed
        ? `A mail to ${email} is on its way.`
        : `${email} is invited, but no mail was sent. Copy the link below and send it yourself.`;
      toast({ kind: 'success', title: 'Invited', description });
      form.reset();
      await cache.invalidateQueries({ queryKey: teamQuery.queryKey });
    } catch (error) {
      showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <FormProblem sentence={errors.root?.message} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          <Send aria-hidden /> Send invitation
        </Button>
        <Button
          kind="secondary"
          pending={linking.isPending || copy.isPending}
          onClick={() => linking.mutate()}
        >
          <LinkIcon aria-hidden /> Copy a link instead
        </Button>
      </div>
    </form>
  );
}
