import { getRegistration } from '@limber/contract/registration';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

/** Who may register, for the screen that asks before anything is filled in. */
export function registrationRoutes(serve: Serve, { registration }: Deps): void {
  serve(getRegistration, () => ({
    mode: registration.mode,
    domains: [...registration.domains],
  }));
}
