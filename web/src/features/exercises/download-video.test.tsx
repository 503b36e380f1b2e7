import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { useVideoDownload } from './download-video.ts';

const ADDRESS = '/media/exercises/2/video-light.0a1b2c3d4e5f.mp4';
const saved: string[] = [];
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', ask.mockReset());
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.getAttribute('href')} as ${this.download}`);
  });
});
afterEach(() => vi.restoreAllMocks());

const answer = (status: number, retryAfter?: string) =>
  new Response(null, {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });

function DownloadButton() {
  const { isMaking, download } = useVideoDownload();
  return (
    <button onClick={() => download({ address: ADDRESS, fileName: 'JME 2.mp4' })}>
      {isMaking ? 'Making the video…' : 'Download'}
    </button>
  );
}

const press = (name: string) =>
  userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name }));
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test('a video that is there is saved at once, under its name', async () => {
  ask.mockResolvedValue(answer(200));
  show(<DownloadButton />);
  await press('Download');
  await screen.findByRole('button', { name: 'Download' });
  expect(saved).toEqual([`${ADDRESS} as JME 2.mp4`]);
  expect(ask).toHaveBeenCalledExactlyOnceWith(ADDRESS, expect.objectContaining({ method: 'HEAD' }));
});

test('one that is being made is asked for again when the server says, and saved once', async () => {
  ask.mockResolvedValueOnce(answer(503, '5')).mockResolvedValueOnce(answer(429, '9'));
  ask.mockResolvedValue(answer(200));
  show(<DownloadButton />);
  await press('Download');
  await screen.findByRole('button', { name: 'Making the video…' });
  await press('Making the video…');
  await seconds(4.5);
  expect(ask).toHaveBeenCalledTimes(1);
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await seconds(8);
  expect([ask.mock.calls.length, saved]).toEqual([2, []]);
  await seconds(2);
  expect([ask.mock.calls.length, saved.length]).toEqual([3, 1]);
  await screen.findByRole('button', { name: 'Download' });
});

test('what goes wrong is said, and may be tried again', async () => {
  ask.mockResolvedValueOnce(answer(500)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(<DownloadButton />);
  await press('Download');
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Video generation failed'));
  expect(currentToast()?.description).toContain('There was an error generating the video');
  await press('Download');
  await vi.waitFor(() => expect(currentToast()?.description).toContain('could not reach Limber'));
  expect(saved).toEqual([]);
});

test('a video that never comes is given up after some minutes', async () => {
  ask.mockImplementation(async () => answer(503, '60'));
  show(<DownloadButton />);
  await press('Download');
  await seconds(7 * 60);
  expect(currentToast()?.title).toBe('Video generation failed');
  expect(ask.mock.calls.length).toBeLessThan(8);
  await screen.findByRole('button', { name: 'Download' });
});

test('when the button is gone nobody waits, and nothing is said', async () => {
  ask.mockImplementation(async () => answer(503, '5'));
  const { unmount } = show(<DownloadButton />);
  await press('Download');
  await screen.findByRole('button', { name: 'Making the video…' });
  const before = currentToast()?.id;
  unmount();
  await seconds(60);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(currentToast()?.id).toBe(before);
});
