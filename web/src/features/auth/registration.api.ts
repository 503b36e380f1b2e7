import { getRegistration } from '@limber/contract/registration';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useInstallation } from '#installation.ts';

/** Who may register on this installation. Where the document says it nobody is asked. */
export function useRegistration() {
  const { registration } = useInstallation();
  return useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) => call(getRegistration, undefined, { signal }),
    initialData: () => registration,
    retry: false,
  });
}
