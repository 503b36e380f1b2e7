import { getRegistration } from '@limber/contract/registration';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Who may register on this installation. */
export function useRegistration() {
  return useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) => call(getRegistration, undefined, { signal }),
    retry: false,
  });
}
