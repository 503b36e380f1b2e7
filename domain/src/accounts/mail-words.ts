import { FIGURES_SENTENCE } from '../insight/words.ts';

export type MailWords = {
  subject: string;
  before: readonly string[];
  link: { readonly label: string; readonly address: string } | null;
  after: readonly string[];
};

const NOT_YOU = 'If that was not you, there is nothing to do: without the link nothing happens.';

export function resetWords(username: string, address: string): MailWords {
  return {
    subject: 'Choose a new password for Limber',
    before: [
      'Hello,',
      `somebody, hopefully you, asked for a new password for the account “${username}”. This is the way to it:`,
    ],
    link: { label: 'Choose a new password', address },
    after: ['The link works once, for 30 minutes.', NOT_YOU],
  };
}

export function givenResetWords(username: string, address: string): MailWords {
  return {
    ...resetWords(username, address),
    before: [
      'Hello,',
      `your administrator gives you a way to a new password for the account “${username}”:`,
    ],
    after: ['The link works once, for 30 minutes. Until you use it, your password stays as it is.'],
  };
}

/** The mail names nobody: a stranger may have typed the address. */
export function confirmWords(address: string): MailWords {
  return {
    subject: 'Please confirm your email address for Limber',
    before: [
      'Hello,',
      'this address was given for an account with Limber. Is it yours? Then please confirm it, so that we can help you back in when you forget your password:',
    ],
    link: { label: 'Confirm my email address', address },
    after: ['The link works for 24 hours.', NOT_YOU],
  };
}

/** For the owner of an address that somebody gave for another account. */
export function addressInUseWords(username: string, address: string): MailWords {
  return {
    subject: 'You have an account with Limber already',
    before: [
      'Hello,',
      `somebody gave your email address for another account with Limber. If that was you: you have one already, its username is “${username}”.`,
    ],
    link: { label: 'Sign in', address },
    after: [
      'On that page a forgotten password can be reset, too.',
      'If that was not you, there is nothing to do: your address stays with your account.',
    ],
  };
}

/** The mail does not say what anybody uses Limber for. */
export function teamInvitationWords(
  { team, invitedBy }: { team: string; invitedBy: string },
  address: string,
): MailWords {
  return {
    subject: `${invitedBy} invites you to Limber`,
    before: [
      'Hello,',
      `${invitedBy} invites you to the team “${team}” on Limber: three minutes of movement for people who sit at a desk, with no equipment. Your seat is paid for.`,
    ],
    link: { label: 'See the invitation', address },
    after: [
      'The link works once, for 14 days. Your team sees your name and that you joined; never where it hurts, what you do, or when.',
      FIGURES_SENTENCE,
      'If you do not know who that is, there is nothing to do: without the link nothing happens.',
    ],
  };
}

export type NoticeKind =
  | 'email-changed'
  | 'username-changed'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed';

export type MailKind =
  | 'reset-password'
  | 'given-reset'
  | 'confirm-email'
  | 'team-invitation'
  | NoticeKind;

const NOTICES: Readonly<Record<NoticeKind, { what: string; said: (username: string) => string }>> =
  {
    'email-changed': {
      what: 'The email address of your Limber account was changed',
      said: () =>
        'another email address was given for your account with Limber. Until that one is confirmed, you get back in by this one.',
    },
    'username-changed': {
      what: 'The username of your Limber account was changed',
      said: (username) => `the username of your account with Limber is now “${username}”.`,
    },
    'password-changed': {
      what: 'The password of your Limber account was changed',
      said: () => 'the password of your account with Limber has just been changed.',
    },
    'second-factor-on': {
      what: 'Two-step sign-in of your Limber account was turned on',
      said: () =>
        'two-step sign-in was turned on for your account with Limber. From now on, signing in also asks for a code of an authenticator app.',
    },
    'second-factor-off': {
      what: 'Two-step sign-in of your Limber account was turned off',
      said: () =>
        'two-step sign-in was turned off for your account with Limber. From now on, the password alone is enough to sign in.',
    },
    'recovery-codes-renewed': {
      what: 'You have new recovery codes for your Limber account',
      said: () =>
        'new recovery codes were made for your account with Limber. Those from before work no more.',
    },
  };

/** The old mailbox gets the notice when the e-mail address was changed. */
export function noticeWords(kind: NoticeKind, username: string, address: string): MailWords {
  const { what, said } = NOTICES[kind];
  return {
    subject: what,
    before: ['Hello,', said(username)],
    link: { label: 'Choose a new password', address },
    after: [
      'If that was you, all is well. If not, please choose a new password by this link: it signs out everybody else.',
    ],
  };
}
