import type { Installation } from '@limber/domain/installation';

/** Registration is missing, so the API is asked for it. */
export const INSTALLATION: Partial<Installation> = {
  operator: {
    email: 'hello@limber.test',
    name: 'Limber Test Ltd',
    address: '1 Main Street\nTestville',
  },
};
