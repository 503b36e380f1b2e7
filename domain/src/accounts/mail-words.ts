/** What a mail says: paragraphs, and a link between them where there is something to do. */
export type MailWords = {
  subject: string;
  before: readonly string[];
  link: { readonly label: string; readonly address: string } | null;
  after: readonly string[];
};

const NOT_YOU = 'If that was not you, there is nothing to do: without the link nothing happens.';

/** The link by which a forgotten password is set anew. */
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

/** The link by which a mail address is confirmed. Names nobody: a stranger may have typed the address. */
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

/** Told to the owner of a mail address that somebody gave for another account. */
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

/** Told to the address that an account had so far. */
export function emailChangedWords(address: string): MailWords {
  return {
    ...changed('The email address of your Limber account was changed', address),
    before: [
      'Hello,',
      'another email address was given for your account with Limber. Until that one is confirmed, you get back in by this one.',
    ],
  };
}

/** Told to the owner of an account whose username is another now. */
export function usernameChangedWords(username: string, address: string): MailWords {
  return {
    ...changed('The username of your Limber account was changed', address),
    before: ['Hello,', `the username of your account with Limber is now “${username}”.`],
  };
}

/** Told to the owner of an account whose password is another now. */
export function passwordChangedWords(address: string): MailWords {
  return {
    ...changed('The password of your Limber account was changed', address),
    before: ['Hello,', 'the password of your account with Limber has just been changed.'],
  };
}

const changed = (subject: string, address: string) => ({
  subject,
  link: { label: 'Choose a new password', address },
  after: [
    'If that was you, all is well. If not, please choose a new password by this link: it signs out everybody else.',
  ],
});
