import * as contract from '@limber/contract/team';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { startMailSink } from '#test/mail-sink.ts';
import { onEachDatabase, onSqlite, PUBLIC_ORIGIN } from '#test/on-each-database.ts';
import type { TestUser } from '#test/client.ts';
import { beginTeam, join, memberIdOf, openTeam, teamOf } from '#test/teams.ts';

const HOUR_MS = 60 * 60 * 1000;

const sink = await startMailSink();
const mailer = createSmtpMailer({ url: sink.url, from: 'Limber <limber@example.com>' });
afterAll(() => sink.close());
beforeEach(() => {
  sink.received.splice(0);
});

/** Invitations that arrived, without other mails such as those that confirm an address. */
const arrived = () => sink.received.filter(({ subject }) => subject.includes('invites you'));

const email = 'bob@example.com';
const links = () => arrived().map(({ text }) => /\/join#(\S+)/.exec(text)?.[1] ?? '');

onEachDatabase(
  'an invitation by mail',
  (server) => {
    test('brings a link that works once, and names who invites', async () => {
      const owner = await server().register('owner');
      await beginTeam(owner);
      const answer = await owner.ask(contract.inviteToTeam, { body: { email } });
      expect(answer.isMailed).toBe(true);
      await server().mailsSettled();
      expect(arrived()).toHaveLength(1);
      const [mail] = arrived();
      expect(mail).toMatchObject({ to: email, subject: 'Ada Lovelace invites you to Limber' });
      expect(mail?.text).toContain(`${PUBLIC_ORIGIN}/join#`);
      const [token = ''] = links();
      const bob = await server().register('bob');
      await bob.ask(contract.acceptInvitation, { body: { token } });
      expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 2 });
      expect(await bob.refusedBy(contract.readInvitation, { body: { token } })).toMatchObject({
        code: 'invitation-over',
      });
    });

    test('that was withdrawn before it was sent is not sent', async () => {
      const owner = await server().register('owner');
      await beginTeam(owner);
      await server()
        .db.transaction()
        .execute(async (tx) => {
          await tx
            .insertInto('waiting_mail')
            .values({
              id: 'one',
              userId: owner.user.id,
              kind: 'team-invitation',
              recipient: email,
              attempts: 0,
              dueAt: server().clock.now.toISOString(),
              createdAt: server().clock.now.toISOString(),
            })
            .execute();
        });
      await owner.ask(contract.inviteToTeam, { body: { email: 'eve@example.com' } });
      await server().mailsSettled();
      expect(arrived().map(({ to }) => to)).toEqual(['eve@example.com']);
    });

    test('is a reminder when it is sent again, three times a day, and every link works', async () => {
      const owner = await server().register('owner');
      await beginTeam(owner);
      const mailed: boolean[] = [];
      for (let time = 0; time < 4; time += 1) {
        const { isMailed } = await owner.ask(contract.inviteToTeam, { body: { email } });
        mailed.push(isMailed);
        await server().mailsSettled();
      }
      expect(mailed).toEqual([true, true, true, false]);
      for (const token of links()) await owner.ask(contract.readInvitation, { body: { token } });
      server().clock.now = new Date(server().clock.now.getTime() + 25 * HOUR_MS);
      const { isMailed } = await owner.ask(contract.inviteToTeam, { body: { email } });
      expect(isMailed).toBe(true);
    });

    test('goes out also where the team is handed over at once, three times a day all the same', async () => {
      const { owner, others } = await openTeam(server(), ['ann']);
      const [ann] = others as [TestUser];
      await join(owner, ann);
      const mailed: boolean[] = [];
      for (const [from, to] of [
        [owner, ann],
        [ann, owner],
        [owner, ann],
        [ann, owner],
      ] as const) {
        mailed.push((await from.ask(contract.inviteToTeam, { body: { email } })).isMailed);
        await from.ask(contract.handTeamOver, { body: { memberId: await memberIdOf(to) } });
      }
      await server().mailsSettled();
      expect(mailed).toEqual([true, true, true, false]);
      expect(arrived()).toHaveLength(3);
    });

    test('goes to nobody who is in the team already', async () => {
      const owner = await server().register('owner');
      await beginTeam(owner);
      await server()
        .db.updateTable('user')
        .set({ emailConfirmedAt: server().clock.now.toISOString() })
        .execute();
      const own = { body: { email: owner.user.email.toUpperCase() } };
      expect(await owner.refusedBy(contract.inviteToTeam, own)).toMatchObject({
        status: 422,
        issues: [{ field: 'email' }],
      });
      await server().mailsSettled();
      expect(arrived()).toEqual([]);
    });
  },
  {},
  undefined,
  mailer,
);

onSqlite('an invitation where no mail can be sent', (server) => {
  test('is a link to hand on', async () => {
    const owner = await server().register('owner');
    await beginTeam(owner);
    const answer = await owner.ask(contract.inviteToTeam, { body: { email } });
    expect(answer.isMailed).toBe(false);
    const { id } = answer.invitation;
    const { token } = await owner.ask(contract.makeInvitationLink, { params: { id } });
    expect(await owner.ask(contract.readInvitation, { body: { token } })).toMatchObject({
      invitedBy: 'Ada Lovelace',
    });
    // Only the token's hash is stored.
    const kept = JSON.stringify(
      await server().db.selectFrom('team_invitation_link').selectAll().execute(),
    );
    expect(kept).not.toContain(token);
  });
});
