import { deleteCustomPlan, updateCustomPlan } from '@limber/contract/custom-plans';
import type { Sent } from '@limber/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '#api/toast-failure.ts';

/** Saves a plan's name, description and exercises. */
export function useUpdatePlan(id: number, onUpdated: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof updateCustomPlan>['body']) =>
      call(updateCustomPlan, { params: { id }, body }),
    onSuccess: async ({ name }) => {
      await cache.invalidateQueries({ queryKey: customPlansQuery.queryKey });
      toast({ kind: 'success', title: 'Plan updated successfully!', description: name });
      onUpdated();
    },
    onError: (error) => toastFailure('Failed to update custom plan', error),
  });
}

export function useDeletePlan(onDeleted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteCustomPlan, { params: { id } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: customPlansQuery.queryKey });
      toast({ kind: 'success', title: 'Custom plan deleted successfully!' });
      onDeleted();
    },
    onError: (error) => toastFailure('Failed to delete custom plan', error),
  });
}
