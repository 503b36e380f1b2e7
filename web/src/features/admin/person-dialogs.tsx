import * as contract from '@limber/contract/admin';
import type { PersonDetails } from '@limber/contract/admin';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { resolveLater } from '#api/resolve-later.ts';
import { AccountDialog, SaveAccountDialog } from '#features/auth/account-dialog.tsx';
import { OwnPasswordField } from '#features/auth/own-password-field.tsx';
import { LinkDialog } from '#ui/link-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { useRefreshAdmin } from './admin.api.ts';

type Props = { person: PersonDetails; onClose: () => void };

const resolver = {
  role: resolveLater(async () => (await import('./admin.schema.ts')).roleResolver),
  reset: resolveLater(async () => (await import('./admin.schema.ts')).resetResolver),
  deletion: resolveLater(async () => (await import('./admin.schema.ts')).deletionResolver),
};

export function RoleDialog({ person: { id, fullName, role }, onClose }: Props) {
  const form = useForm({ resolver: resolver.role, defaultValues: { password: '' } });
  const refresh = useRefreshAdmin();
  const to = role === 'administrator' ? 'member' : 'administrator';
  return (
    <SaveAccountDialog
      title={
        to === 'administrator' ? `Make ${fullName} an administrator?` : `Make ${fullName} a member?`
      }
      description={
        to === 'administrator'
          ? 'Administrators manage all accounts here, yours as well. They never see where somebody hurts, or what somebody does.'
          : 'They keep their account, and all that is theirs.'
      }
      form={form}
      save={async ({ password }) => {
        await call(contract.changeRole, { params: { id }, body: { role: to, password } });
        await refresh();
      }}
      saved={
        to === 'administrator' ? `${fullName} is an administrator.` : `${fullName} is a member.`
      }
      submitLabel="Change role"
      failed="Failed to change the role. Please try again."
      onClose={onClose}
    >
      <OwnPasswordField
        label="Your password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </SaveAccountDialog>
  );
}

/** Has a link for a new password mailed; where no mail is sent, shows it to be handed on. */
export function ResetLinkDialog({ person: { id, fullName }, onClose }: Props) {
  const form = useForm({ resolver: resolver.reset, defaultValues: { password: '' } });
  const refresh = useRefreshAdmin();
  const [link, setLink] = useState<string | null>(null);
  if (link !== null) {
    const description = `It works once, within 30 minutes. Give it to ${fullName} alone.`;
    return <LinkDialog link={link} description={description} onClose={onClose} />;
  }
  return (
    <AccountDialog
      title={`A new password for ${fullName}?`}
      description="They get a link by mail. Where no mail is sent here, you see the link once, to hand on. They are told on which day you made it, as long as they have the account."
      submit={{ kind: 'primary', label: 'Give link', pendingLabel: 'Making the link...' }}
      form={form}
      onSubmit={async (body) => {
        const given = await call(contract.giveResetLink, { params: { id }, body });
        await refresh();
        if (given.link !== null) return setLink(given.link);
        onClose();
        toast({
          kind: 'success',
          title: 'Success',
          description: 'A mail with the link is on its way.',
        });
      }}
      failed="Failed to make a link. Please try again."
      onClose={onClose}
    >
      <OwnPasswordField
        label="Your password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </AccountDialog>
  );
}

/** Requires the account's username and the administrator's own password. */
export function DeletePersonDialog({
  person,
  onClose,
  onDeleted,
}: Props & { onDeleted: () => void }) {
  const { id, fullName, username } = person;
  const form = useForm({
    resolver: resolver.deletion,
    defaultValues: { username: '', password: '' },
  });
  const refresh = useRefreshAdmin();
  const { errors } = form.formState;
  return (
    <AccountDialog
      title={`Delete the account of ${fullName}?`}
      description={`All that is theirs goes, for good, and what they pay for ends. Type ${username} to confirm.`}
      submit={{ kind: 'danger', label: 'Delete for Good', pendingLabel: 'Deleting...' }}
      form={form}
      onSubmit={async (body) => {
        await call(contract.deletePerson, { params: { id }, body });
        onDeleted();
        toast({ kind: 'success', title: 'Success', description: 'The account is deleted.' });
        await refresh();
      }}
      failed="Failed to delete the account. Please try again."
      onClose={onClose}
    >
      <TextField
        label="Username of the account"
        autoComplete="off"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <OwnPasswordField
        label="Your password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </AccountDialog>
  );
}
