import { giveResetLink } from '@limber/contract/admin';
import { API } from '@limber/contract/api';
import * as accountData from '@limber/contract/account-data';
import * as auth from '@limber/contract/auth';
import { saveCheckIn } from '@limber/contract/check-ins';
import { createCustomPlan } from '@limber/contract/custom-plans';
import type { Endpoint } from '@limber/contract/endpoint';
import { saveHealthCard } from '@limber/contract/health-card';
import { changePainPoints } from '@limber/contract/pain-points';
import { beforeEach, expect, test } from 'vitest';
import { fieldsOf, goodBody, goodCall, KNOWN, nameOf, send } from './call.ts';
import { PASSWORD } from './new-user.ts';
import { onSqlite } from './on-each-database.ts';

const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
beforeEach(() => void lines.splice(0));

/** The security events that were logged so far, without their times. */
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ security }) => security !== undefined)
    .map(({ security, userId, network, reason }) => ({ security, userId, network, reason }));

/** Texts for every field of a call's body that takes one, except for those that the server compares. */
function canariesFor(endpoint: Endpoint): Record<string, string> {
  const body = goodBody(endpoint);
  const accepted = fieldsOf(endpoint).flatMap((field) => {
    const canary = [`canary-${field}`, 'canary@mail.example'].find(
      (text) => endpoint.body.safeParse({ ...body, [field]: text }).success,
    );
    return canary === undefined || field in KNOWN ? [] : [[field, canary] as const];
  });
  return Object.fromEntries(accepted);
}

const newPassword = 'canary-new-words 7';

onSqlite(
  'the log of a server that says all it can',
  (server) => {
    test('holds nothing of what people wrote, over a day of calls', async () => {
      const visitor = server().clientWith(null);
      const body = {
        fullName: 'canary-name',
        username: 'canary_user',
        email: 'canary@mail.example',
        password: 'canary-words 42',
      };
      const { token, user } = await visitor.ask(auth.register, { body });
      const ada = server().clientWith(token);
      await visitor.refusedBy(auth.register, { body });
      await visitor.refusedBy(auth.login, {
        body: { username: 'canary-typed', password: 'canary-guess' },
      });
      await visitor.refusedBy(auth.login, { body: '{"username":"canary-broken' });
      await ada.ask(changePainPoints, { body: { lowerBack: true } });
      await ada.refusedBy(changePainPoints, { body: { lowerBack: 'canary-pain' } });
      await ada.refusedBy(saveHealthCard, { body: { conditions: ['canary-health'] } });
      await ada.ask(saveCheckIn, {
        body: { area: 'lowerBack', feeling: 'better', date: '2026-01-05' },
      });
      const plan = { name: 'canary-plan', description: 'canary-words', exerciseIds: [1] };
      await ada.ask(createCustomPlan, { body: plan });
      await server().app.inject({ url: '/api/exercises?canary-query=1&signature=canary-signed' });
      await server().app.inject({ url: '/media/canary?signature=canary-signature' });
      const { url } = await ada.ask(accountData.startDownload);
      await server().app.inject({ url });
      await ada.ask(auth.updateProfile, {
        body: {
          ...body,
          fullName: 'canary-other',
          email: 'canary2@mail.example',
          currentPassword: body.password,
        },
      });
      await ada.refusedBy(accountData.deleteAccount, { body: { password: 'canary-wrong' } });
      await ada.ask(accountData.deleteAccount, {
        body: { password: body.password, leavesNoAdministrator: true },
      });

      const said = lines.join('');
      expect(said).toContain('/api/custom-plans');
      const signature = new URL(url, 'http://limber.example').searchParams.get('signature');
      const secrets = [token, signature ?? 'none', 'lowerBack', 'better'];
      for (const secret of secrets) expect(said).not.toContain(secret);
      expect(said.replaceAll('/media/canary', '')).not.toContain('canary');
      expect(user.id).toBeGreaterThan(0);
    });

    test('holds no text from any field of any call', async () => {
      const tried: string[] = [];
      for (const [index, endpoint] of API.flatMap(({ endpoints }) => endpoints).entries()) {
        const canaries = canariesFor(endpoint);
        const { token } = await server().registerAdministrator(`user${index}`);
        lines.splice(0);
        await send(server().app, await goodCall(endpoint, 1, canaries), token);
        const said = lines.join('').includes('canary');
        expect([nameOf(endpoint), said]).toEqual([nameOf(endpoint), false]);
        tried.push(...Object.keys(canaries).map((field) => `${nameOf(endpoint)} ${field}`));
      }
      expect(tried).toContain('PUT /api/auth/me fullName');
    });
  },
  { logLevel: 'debug', logTo: log },
);

onSqlite(
  'the log of a server as it comes',
  (server) => {
    test('tells the events of an account, by number and network, and nothing else', async () => {
      const ada = await server().register('ada');
      const visitor = server().clientWith(null);
      const from = { address: '203.0.113.7' };
      const wrong = { username: 'ada', password: 'a guess' };
      await visitor.refusedBy(auth.login, { body: wrong }, from);
      await visitor.refusedBy(auth.login, { body: { ...wrong, username: 'nobody' } }, from);
      await visitor.ask(auth.login, { body: { username: 'ada', password: PASSWORD } }, from);
      await ada.ask(auth.changePassword, {
        body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword },
      });
      await ada.ask(accountData.startDownload);
      await ada.ask(auth.logout);

      const userId = ada.user.id;
      const here = { userId, network: '127.0.0.1', reason: undefined };
      expect(events()).toEqual([
        { ...here, security: 'registered', reason: 'member' },
        { ...here, security: 'sign-in-failed', network: '203.0.113.7' },
        { ...here, security: 'sign-in-failed', network: '203.0.113.7', userId: null },
        { ...here, security: 'signed-in', network: '203.0.113.7' },
        { ...here, security: 'password-changed' },
        { ...here, security: 'data-downloaded' },
        { ...here, security: 'signed-out' },
      ]);
      expect(lines).toHaveLength(7);
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('reqId');
    });

    test('names the administrator who makes a link to the password of somebody', async () => {
      const chief = await server().registerAdministrator('chief');
      const ada = await server().register('ada');
      await chief.ask(giveResetLink, { params: { id: ada.user.id }, body: { password: PASSWORD } });
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
        security: 'reset-link-given',
        userId: ada.user.id,
        actorId: chief.user.id,
      });
    });

    test('names the call and the person of what went wrong, by the id that the answer has', async () => {
      const ada = await server().register('ada');
      await server().db.schema.alterTable('check_in').renameTo('check_in_gone').execute();
      const answer = await server().app.inject({
        method: 'GET',
        url: '/api/check-ins?before=7',
        headers: { authorization: `Bearer ${ada.token}`, 'x-request-id': 'chosen-by-somebody' },
      });
      await server().db.schema.alterTable('check_in_gone').renameTo('check_in').execute();
      expect(answer.statusCode).toBe(500);
      const { requestId } = answer.json<{ requestId: string }>();
      expect(requestId).toMatch(/^[0-9a-f]{12}$/);
      expect(answer.headers['x-request-id']).toBe(requestId);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
        level: 50,
        reqId: requestId,
        method: 'GET',
        route: '/api/check-ins',
        userId: ada.user.id,
      });
    });
  },
  { logLevel: 'warn', logTo: log },
);

onSqlite(
  'the log of a silent server',
  (server) => {
    test('is empty', async () => {
      await server().register('ada');
      expect(lines).toEqual([]);
    });
  },
  { logTo: log },
);
