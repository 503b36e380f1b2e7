import type { Installation } from '@limber/domain/installation';

/** The installation of tests. The API is asked who may register. */
export const INSTALLATION: Partial<Installation> = {
  operator: {
    email: 'hello@limber.test',
    name: 'Limber Test Ltd',
    address: '1 Main Street\nTestville',
  },
};
