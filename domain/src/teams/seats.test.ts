import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptProblem, endedByJoining, inviteProblem, seatsTaken, tooFewSeats } from './seats.ts';

const key = fc.constantFrom(null, 'ada', 'bob', 'cleo', 'dan');
const people = fc.array(fc.record({ emailKey: key }), { maxLength: 8 });
const onlyOnce = fc.uniqueArray(fc.record({ emailKey: key }), {
  maxLength: 8,
  selector: ({ emailKey }) => emailKey ?? Symbol('each its own'),
});

test('a seat is a person: whoever is a member and invited as well has one', () => {
  const ada = { emailKey: 'ada' };
  expect(seatsTaken([ada], [ada])).toBe(1);
  expect(seatsTaken([ada], [{ emailKey: 'bob' }, { emailKey: null }])).toBe(3);
  // An unconfirmed address may be anybody's.
  expect(seatsTaken([{ emailKey: null }], [{ emailKey: null }])).toBe(2);
});

test('whoever accepts whichever invitation, there are never more people than seats', () => {
  fc.assert(
    fc.property(people, onlyOnce, fc.nat(8), key, (members, invitations, paid, emailKey) => {
      const after = [...members, { emailKey }];
      const isLetIn =
        acceptProblem({ paid, taken: seatsTaken(after, invitations.slice(1)) }) === null;
      expect(!isLetIn || after.length <= paid).toBe(true);
    }),
  );
});

test('whoever accepts the invitation that was for them takes no more seats than it did', () => {
  fc.assert(
    fc.property(people, onlyOnce, (members, invitations) => {
      const [accepted, ...others] = invitations;
      fc.pre(accepted !== undefined);
      fc.pre(members.every(({ emailKey }) => emailKey === null || emailKey !== accepted.emailKey));
      const before = seatsTaken(members, invitations);
      expect(seatsTaken([...members, accepted], others)).toBeLessThanOrEqual(before);
    }),
  );
});

test('who joins ends the invitation that they used, and the one to their own address', () => {
  const invitations = [null, 'ada', 'bob'].map((emailKey, id) => ({ id, emailKey }));
  const ended = endedByJoining(invitations, { usedId: 0, emailKey: 'bob' });
  expect(ended.map(({ id }) => id)).toEqual([0, 2]);
});

test('nobody is invited or let in beyond the seats that are paid', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (paid, taken) => {
      expect(inviteProblem({ paid, taken }) === null).toBe(taken + 1 <= paid);
      expect(acceptProblem({ paid, taken }) === null).toBe(paid > 0 && taken <= paid);
    }),
  );
  expect(inviteProblem({ paid: 5, taken: 5 })).toMatch('All 5 seats are taken.');
  expect(inviteProblem({ paid: 5, taken: 7 })).toMatch(/^Add seats, withdraw an invitation/);
  expect(inviteProblem({ paid: 0, taken: 1 })).toMatch('Nobody pays');
});

test('who is invited and has not answered takes a seat, and is not called one of the team', () => {
  const sentence = tooFewSeats({ paid: 7, taken: 11 });
  expect(sentence).toMatch('Members and invitations take 11 seats, and 7 are paid for.');
  expect(sentence).toMatch('Everybody stays');
});
