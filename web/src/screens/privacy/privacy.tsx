import { useFeedbackLink } from '#installation.ts';
import { WhoWeAre } from '#features/operator/operator-identity.tsx';
import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WhomWeShareItWith } from './whom-we-share-it-with.tsx';

export function PrivacyScreen() {
  return (
    <Page title="Privacy Policy" lead="What we keep, why, and how to have a say in it.">
      <Prose>
        <WhoWeAre />
        <WhatWeKeep />
        <InYourBrowser />
        <WhomWeShareItWith />
        <h2>Research and statistics</h2>
        <p>
          We do not use what you tell us for research, for advertising or to train anything. The
          only statistics about what people do are the three figures of a team. If that should ever
          change, we will ask you first.
        </p>
        <h2>Children</h2>
        <p>
          Our <TextLink href="/terms">Terms of Service</TextLink> ask you to be 18 or over. Limber
          is not for children under 13, and we do not knowingly keep data about them: tell us if you
          learn of any, and we delete it.
        </p>
        <h2>Your rights</h2>
        <p>
          In your profile, under Account, you can download everything we keep about you, correct
          your name and address, and delete your account with all that belongs to it, at any time.
          You can also ask us to do that for you, object to what we do with your data, and take back
          what you agreed to. <a href={useFeedbackLink()}>Write to us</a>; we answer privacy
          requests within 30 days. If our answer does not satisfy you, you can turn to the
          data-protection authority where you live.
        </p>
        <h2>Changes</h2>
        <p>
          When this policy changes in a way that matters to you, we tell you beforehand. It was last
          changed on November 28, 2026.
        </p>
      </Prose>
    </Page>
  );
}

/** Data in the browser's local storage. */
function InYourBrowser() {
  return (
    <>
      <h2>What stays in your browser</h2>
      <p>
        These stand in the local storage of your browser, and are gone when you clear it. When you
        sign out, only those about the device stay: the key by which we know this browser again, the
        theme, the closed line about our mission, and whether the moving figure can be drawn.
      </p>
      <ul>
        <li>the key that keeps you signed in,</li>
        <li>a key by which we know this browser again when you sign in,</li>
        <li>which exercises you ticked off today, until tomorrow,</li>
        <li>
          a session that you have not finished, and how you hear sessions: by voice, by tones or not
          at all, how loud, and whether you use a screen reader,
        </li>
        <li>a workout that could not be sent to us yet, until it is or you sign out,</li>
        <li>when you last changed today&rsquo;s exercises, so that your other tabs follow,</li>
        <li>which areas we asked you about today, so that we ask only once,</li>
        <li>the theme you chose,</li>
        <li>that you closed the line about our mission,</li>
        <li>that this device cannot draw the moving figure, where it is too slow for it,</li>
        <li>which notices you have read, and the day you were last reminded to move.</li>
      </ul>
      <p>
        What you are in the middle of stays until you close the tab or sign out: a routine that you
        try without an account, with where it hurts; a plan that runs; a choice among exercises; an
        order; an invitation.
      </p>
      <p>
        We set no cookies, we do not track you, and no other company watches what you do here. Not a
        single file on these pages comes from anybody else, except for the card form where you pay,
        which is our payment provider&rsquo;s.
      </p>
    </>
  );
}

function WhatWeKeep() {
  return (
    <>
      <h2>What we keep</h2>
      <ul>
        <li>
          Your account: name, username, email address, and your password as a hash that cannot be
          turned back. To let you in, and to answer you.
        </li>
        <li>Where it hurts, and how you weigh it, as you told us. To choose your exercises.</li>
        <li>
          Your health card, where you filled one in: what you have, feel or had done, and what you
          cannot or should not do. To leave out exercises that are not for you, and for nothing
          else. Nobody but you sees it, nothing of it is in a log, and you can delete it in your
          profile at any time.
        </li>
        <li>
          Your routines, custom plans, preferences, wishes about exercises and history, with where
          it hurt at the time. So that every device shows the same, and you see how far you have
          come. In a team the days you moved count in the figures of the team.
        </li>
        <li>
          How an area felt after moving, when you tapped an answer. To show you how it changes:
          nothing is chosen by it, and no answer is shown to anybody else. In a team it counts in
          the figures of the team.
        </li>
        <li>
          Pictures that you upload for an exercise, and videos made of them, without what your
          camera noted in them, such as the place. Only you see them, unless you upload them as an
          administrator. What you remove is deleted within two hours.
        </li>
        <li>
          Which plan you have and until when, what you paid for it and when, and the company that
          your receipts name where you told one. To give you what you paid for, and your receipts.
        </li>
        <li>
          If you are in a team: that you are, and since when. If you own one: whom you invited, by
          the address that you gave, for 14 days or until they accept, and up to a day after that or
          after you withdraw it, so that a call that is sent twice acts once and nobody gets many
          mails. Of each quarter that your whole team was in: three figures about all of you, with
          noise, for as long as the team is there.
        </li>
        <li>
          That you are signed in, as a hash of a key that works until 30 days after you last used it
          and for 90 days at most, with the browser and system it is used in, so that you can end it
          from another device. If you turn on two-step sign-in, the key of your app. For 400 days
          that you signed in on a browser, so that nobody who guesses keeps you out there. Failed
          sign-ins, and registrations, are counted by username and network address, for an hour or
          two, so that nobody can guess passwords or open accounts by the thousand. When something
          breaks, the server notes what was called, from which network address, and the fault.
        </li>
        <li>
          The mails that we owe you, until they are sent, and for a day at most: links that you ask
          for, to confirm your address or to choose a new password, an invitation that somebody lets
          us send you, and word that your username, email address, password or two-step sign-in was
          changed. We send no others, and none of them says anything about your health.
        </li>
      </ul>
      <p>
        Where it hurts, how it felt, and your health card say something about your health. You
        decide whether to tell us: Limber works without it, and you can take back where it hurts,
        and delete the card, in your profile at any time; what you answered about how it felt goes
        with your account. We use where it hurts and the card to choose exercises, and how it felt
        to show you how it changes and for the figures of a team that you join; none of it for
        anything else.
      </p>
      <p>
        We keep all this for as long as you have an account. When you delete it, in your profile
        under Account, everything that belongs to it goes at once, your files too; the room that it
        took in the database is overwritten, at the latest when it is used again. If you pay, your
        subscription is ended at the payment provider before that, which keeps its receipts for as
        long as the law asks; what it still tells us about the end is deleted within three days.
        Images that an administrator shared with everyone stay, without a name, and so does the
        number of an account that administrators did something to. Backups, where there are any, are
        made by whoever runs this installation, and age out with them.
      </p>
    </>
  );
}
