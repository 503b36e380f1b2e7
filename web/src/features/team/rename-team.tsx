import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { SaveAccountDialog } from '#features/auth/account-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { renameTeam, teamQuery } from './team.api.ts';

const nameResolver = resolveLater(async () => (await import('./team.schema.ts')).nameResolver);

export function RenameTeam({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Rename
      </Button>
      {open && <NameDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useForm({ resolver: nameResolver, defaultValues: { name } });
  const cache = useQueryClient();
  return (
    <SaveAccountDialog
      title="Rename the team"
      form={form}
      save={async (values) => {
        await renameTeam(values.name);
        await cache.invalidateQueries({ queryKey: teamQuery.queryKey });
      }}
      saved="Your team has a new name."
      submitLabel="Rename"
      failed="Failed to rename the team. Please try again."
      onClose={onClose}
    >
      <TextField
        label="Name of the team"
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </SaveAccountDialog>
  );
}
