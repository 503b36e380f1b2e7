/** Explains the content of the download, and what is left out. */
export const README = `Everything that Limber keeps about you.

The JSON files are lists, one for each kind of thing; any text editor opens them. An empty list means that
there is nothing of that kind.

  account               your name, username and email address
  sign-ins              since when you are signed in, on what device, and when that was last used and your
                        password last entered there
  second-factor, recovery-codes
                        since when signing in asks for a code, and how many recovery codes are left
  known-devices         since when a browser is known, and when you last signed in there
  mail-links            links that were mailed to you, and have not been used
  pain-points           where it hurts, and how you weigh it
  preferences           how long, when, and whether you are reminded, your goal, and
                        whether you have a wall and know nerve glides
  days-off              the days that you marked as off
  health-card           what you told about your health, what was operated, and what you should not do
  routines, routine-exercises
                        what was chosen for you each day, and what you did of it
  workout-history, exercise-history
                        what you have done
  check-ins             how an area felt after moving
  discomfort-reports    which exercise hurt, and when
  exercise-wishes       which exercises you want more often, not now or never
  custom-plans          the plans you put together
  uploaded-images, videos
                        what you uploaded; the files are in the folders "images" and "videos"
  payment-customers, subscriptions, purchases, payments-started, payment-events, test-payments
                        what you paid for; your card was never here
  billing-details       the company that your receipts name
  team, team-membership, team-invitations
                        the team that you own, since when you are in one, and whom you invited
  recent-calls          what you sent in the last day, to be done once even when it is sent twice
  waiting-mails         mails that wait to be sent to you, or for you

Left out are your password, your recovery codes, the keys that keep you signed in and the secrets of mailed links,
of which we have only fingerprints, and the secrets of your authenticator app and of payments that are not
finished. Images that you uploaded as an administrator belong to everyone, and are not in here. Failed sign-ins are
counted for an hour or two, and are not in here either; nor is the form in which your address is compared with others.
The figures of a team are about nobody, and what administrators did is recorded by the numbers of accounts: neither is
in here.
`;
