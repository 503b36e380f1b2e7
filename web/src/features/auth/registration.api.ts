import { getRegistration } from '@limber/contract/registration';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useInstallation } from '#installation.ts';

/** The rule about who can register, read from the document where possible, else from the server. */
export function useRegistration() {
  const { registration } = useInstallation();
  return useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) => call(getRegistration, undefined, { signal }),
    initialData: () => registration,
    retry: false,
  });
}
