import { getRegistration } from '@limber/contract/registration';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

export function registrationRoutes(serve: Serve, { registration }: Deps): void {
  serve(getRegistration, () => ({
    mode: registration.mode,
    domains: [...registration.domains],
  }));
}
