import type { BillingDetails } from '@limber/contract/billing-details';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { SaveAccountDialog } from '#features/auth/account-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { billingDetailsQuery, saveBillingDetails } from './billing-details.api.ts';

const resolver = resolveLater(
  async () => (await import('./billing-details.schema.ts')).billingDetailsResolver,
);

export function EditBillingDetails({ details }: { details: BillingDetails }) {
  const [open, setOpen] = useState(false);
  const isTold = Object.values(details).some((told) => told !== '');
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {isTold ? 'Change company details' : 'Add company details'}
      </Button>
      {open && <DetailsDialog details={details} onClose={() => setOpen(false)} />}
    </>
  );
}

function DetailsDialog({ details, onClose }: { details: BillingDetails; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: details });
  const cache = useQueryClient();
  const { errors } = form.formState;
  return (
    <SaveAccountDialog
      title="Company details"
      description="All your receipts show them, earlier ones too. Nobody else sees them."
      form={form}
      save={async (values) => {
        cache.setQueryData(billingDetailsQuery.queryKey, await saveBillingDetails(values));
      }}
      saved="Your receipts show these details."
      submitLabel="Save"
      failed="Failed to save the company details. Please try again."
      onClose={onClose}
    >
      <TextField
        label="Company (optional)"
        autoComplete="organization"
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextArea
        label="Address (optional)"
        autoComplete="street-address"
        rows={3}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <TextField
        label="Tax number (optional)"
        hint="For example a VAT number."
        autoComplete="off"
        error={errors.taxNumber?.message}
        {...form.register('taxNumber')}
      />
    </SaveAccountDialog>
  );
}
