import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsStranger, runsTheApp } from '#test/app.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ContactScreen } from './contact.tsx';

runsTheApp();

test.each(['/contact', '/terms', '/privacy'])(
  '%s says who runs the installation, and how to reach them',
  { tags: ['spec:silent/contact-address'] },
  async (page) => {
    await openAsStranger(page);
    const words = screen.getByRole('main').textContent;
    expect(words).toContain('Limber Test Ltd');
    expect(words).toContain('1 Main Street');
    const letter = screen.getByRole('link', { name: 'hello@limber.test' });
    expect(letter.getAttribute('href')).toMatch(/^mailto:hello@limber\.test/);
  },
);

test(
  'where the operator said nothing, that is said, and no letter is begun',
  { tags: ['spec:silent/contact-address'] },
  () => {
    cleanup();
    render(
      <UiProvider>
        <ContactScreen />
      </UiProvider>,
    );
    expect(screen.queryByText(/has not said yet who they are/)).not.toBeNull();
    expect(screen.queryByText(/has not said yet how to reach them/)).not.toBeNull();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  },
);
