import { WhoWeAre } from '#features/operator/operator-identity.tsx';
import { SeeADoctorNote } from '#features/workout/see-a-doctor-note.tsx';
import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';

export function TermsScreen() {
  return (
    <Page title="Terms of Service" lead="The rules of using Limber, in plain words.">
      <Prose>
        <WhoWeAre />
        <p>By creating an account you agree to what stands here.</p>
        <h2>Who can use it</h2>
        <p>
          You must be 18 or over. Your account is yours alone; please keep its password to yourself,
          and tell us if somebody else has used it. You can stop at any time: you delete your
          account in your profile.
        </p>
        <h2>Move with care</h2>
        <p>
          Limber shows exercises. It gives no medical advice, finds out nothing about your health,
          and is not for emergencies. Whether a movement is right for you is your decision, if in
          doubt together with your doctor: above all when you are pregnant, were operated on
          recently, or live with an illness of bones, joints, heart or nerves. Move slowly, and stop
          when something hurts.
        </p>
      </Prose>
      <div className="max-w-prose">
        <SeeADoctorNote />
      </div>
      <Prose>
        <h2>Fair use</h2>
        <p>
          Do not break or overload the service, and do not upload what is not yours or what would
          hurt others. What you upload stays yours; you allow us to store it and to show it where
          you put it. We may close accounts that break these rules, and say why.
        </p>
        <PaidPlans />
        <h2>What we promise, and what we do not</h2>
        <p>
          We build Limber with care, but it can fail, pause or change, and no exercise helps
          everybody: we cannot promise that it prevents or heals anything.
        </p>
        <h2>Liability</h2>
        <p>
          As far as the law allows, what we owe you in total is capped at what you paid us over the
          last 12 months. Nothing here limits what the law does not let anybody limit, such as
          liability for harm done on purpose or for injury that our negligence causes.
        </p>
        <h2>Changes</h2>
        <p>
          When these terms change in a way that matters to you, we tell you beforehand; if you do
          not agree, you can leave. They were last changed on November 23, 2026.
        </p>
        <p>
          How we treat your data stands in the <TextLink href="/privacy">Privacy Policy</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}

function PaidPlans() {
  return (
    <>
      <h2>Paid plans</h2>
      <ul>
        <li>
          Prices are shown before you pay, and under <TextLink href="/pricing">Pricing</TextLink>. A
          new price never counts for a period you have paid for.
        </li>
        <li>
          Plans by the month or year renew by themselves until you cancel, which you can do at any
          time. A cancelled subscription stays active until the end of the period you paid for.
        </li>
        <li>
          A team pays for its seats. Whoever owns it invites and removes people, and can hand it
          over; you can leave at any time, and if you pay for it, once the plan has ended or
          somebody else pays. While your seat is paid you have everything in Pro; afterwards you
          have the plan that you had before, and keep all you saved. More seats are charged at once
          for the rest of the month, fewer are taken off the next bill. A payment that pays for no
          seats, such as one that you begin before you join another team, is given back.
        </li>
        <li>Lifetime is paid once and has no end, so there is nothing to cancel.</li>
        <li>Each payment has a receipt, which you find in your profile under Subscription.</li>
        <li>
          The free trial lasts {TRIAL_DAYS} days, once per account, without a card, and ends by
          itself.
        </li>
        <li>
          Within {MONEY_BACK_DAYS} days of your first payment you get your money back if you ask for
          it. Rights that the law gives you besides stay as they are.
        </li>
        <li>
          The first {FOUNDING_MEMBERS} accounts of this installation have everything in Pro, free,
          for good.
        </li>
      </ul>
    </>
  );
}
