import { getMe, login } from '@limber/contract/auth';
import { changePlanExercises } from '@limber/contract/custom-plans';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, errorSentence } from './api-error.ts';
import { call } from './call.ts';
import { removeToken, storeToken } from './token.ts';
import { onUnauthorised } from './request.ts';

const fetchStub = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  removeToken();
});
afterEach(() => {
  fetchStub.mockReset();
});

const answer = (status: number, body: string, statusText = '') =>
  fetchStub.mockImplementation(async () => new Response(body, { status, statusText }));
const credentials = { body: { username: 'ada', password: 'secret' } };
const headersSent = () => new Headers(fetchStub.mock.calls[0]?.[1].headers);

test(
  'a refusal raises status, colon, space, body',
  { tags: ['spec:8/failures-format'] },
  async () => {
    answer(409, '{"code":"taken","message":"This username is already taken"}');
    const error = await call(login, credentials).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: '409: {"code":"taken","message":"This username is already taken"}',
    });
    expect(errorSentence(error, 'Something else')).toBe('This username is already taken');
  },
);

test('a sentence without a code, as a gateway may send it, is shown as it is', async () => {
  answer(400, '{"message":"This is too much"}');
  const error = await call(getMe).catch((error: unknown) => error);
  expect(errorSentence(error, 'Something else')).toBe('This is too much');
});

test(
  'a refusal with an empty body raises the status text instead',
  { tags: ['spec:8/failures-format'] },
  async () => {
    answer(503, '', 'Service Unavailable');
    const error = await call(getMe).catch((error: unknown) => error);
    expect(error).toMatchObject({ message: '503: Service Unavailable' });
    expect(errorSentence(error, 'Please try again')).toBe('Please try again');
  },
);

test(
  'a body that is no refusal of the contract is never shown to people',
  { tags: ['spec:silent/errors-are-json'] },
  async () => {
    answer(502, '<html>Bad gateway</html>');
    const error = await call(getMe).catch((error: unknown) => error);
    expect(error).toMatchObject({ message: '502: <html>Bad gateway</html>' });
    expect(errorSentence(error, 'Please try again')).toBe('Please try again');
  },
);

test('a server out of reach raises a sentence for people', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await call(getMe).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(NetworkError);
  expect(errorSentence(error, '')).toMatch(/check your connection/);
});

test(
  'the stored token is sent, and cookies are included',
  { tags: ['spec:6/requests-carry-the-token', 'spec:7/token-and-cookies'] },
  async () => {
    storeToken('t0ken');
    answer(200, '[]');
    await call(listRoutineHistory, { query: {} });
    expect(headersSent().get('Authorization')).toBe('Bearer t0ken');
    expect(fetchStub.mock.calls[0]?.[1].credentials).toBe('include');
  },
);

test('without a stored token none is sent', { tags: ['spec:7/token-and-cookies'] }, async () => {
  answer(200, '[]');
  await call(listRoutineHistory, { query: {} });
  expect(headersSent().has('Authorization')).toBe(false);
});

test(
  'only a call with a body says that it sends JSON',
  { tags: ['spec:7/json-content-type'] },
  async () => {
    answer(200, '[]');
    await call(listRoutineHistory, { query: {} });
    expect(headersSent().has('Content-Type')).toBe(false);

    fetchStub.mockClear();
    answer(401, '');
    await call(login, credentials).catch(() => null);
    expect(headersSent().get('Content-Type')).toBe('application/json');
    expect(fetchStub.mock.calls[0]?.[1].body).toBe('{"username":"ada","password":"secret"}');
  },
);

test('params go into the path and the query behind it', async () => {
  answer(404, '');
  await call(changePlanExercises, { params: { id: 7 }, body: { exerciseIds: [1] } }).catch(
    () => null,
  );
  await call(listRoutineHistory, { query: { before: 12 } }).catch(() => null);
  await call(listRoutineHistory, { query: { before: undefined } }).catch(() => null);
  expect(fetchStub.mock.calls.map(([address]) => address)).toEqual([
    '/api/custom-plans/7',
    '/api/routine-history?before=12',
    '/api/routine-history',
  ]);
});

test('an answer that is not written in the form of the contract is an error', async () => {
  answer(200, '<html>Please sign in to this network</html>');
  await expect(call(getMe)).rejects.toThrow(SyntaxError);
});

test(
  'a token that the server no longer knows is reported, a wrong password is not',
  { tags: ['spec:7/unauthorized-is-an-error'] },
  async () => {
    const heard = vi.fn<() => void>();
    const stop = onUnauthorised(heard);
    answer(401, '');
    await call(login, credentials).catch(() => null);
    expect(heard).not.toHaveBeenCalled();

    storeToken('old');
    await call(getMe).catch(() => null);
    expect(heard).toHaveBeenCalledOnce();
    stop();
  },
);
