import { getRegistration } from '@limber/contract/registration';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { registrationIn } from './registration-in-document.ts';

/** Who may register on this installation. Where the document says it nobody is asked. */
export function useRegistration() {
  return useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) => call(getRegistration, undefined, { signal }),
    initialData: () => registrationIn(document),
    retry: false,
  });
}
