import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#test/show.tsx';
import { ApiError, NetworkError, sentenceWithReference } from './api-error.ts';
import { NotLoaded, NotLoadedNote } from './not-loaded.tsx';

const answered = (status: number) =>
  new ApiError(
    status,
    '',
    JSON.stringify({ code: 'c', message: 'It did not work.', requestId: '7f3a9c' }),
  );

const failed = (error: Error) => ({ error, isFetching: false, refetch: vi.fn<() => void>() });

test.each([NotLoaded, NotLoadedNote])(
  'a fault of the server is told with the reference that its log has, too',
  (Shown) => {
    show(<Shown what="your plans" query={failed(answered(503))} />);
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Your plans could not be loaded.*It did not work.*Reference: 7f3a9c/,
    );
  },
);

test.each([answered(404), answered(429), new NetworkError(null)])(
  'what is no fault of the server has no reference: %s',
  (error) => {
    show(<NotLoaded what="your plans" query={failed(error)} />);
    expect(screen.getByRole('alert').textContent).not.toContain('Reference');
    expect(sentenceWithReference(error, '')).not.toContain('Reference');
  },
);

test('the reference stands behind the sentence of a form as well', () => {
  expect(sentenceWithReference(answered(500), '')).toBe('It did not work. Reference: 7f3a9c');
});
