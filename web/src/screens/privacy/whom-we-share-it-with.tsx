import { FIGURES_SENTENCE } from '@limber/domain/insight/words';
import { TextLink } from '#ui/text-link.tsx';

export function WhomWeShareItWith() {
  return (
    <>
      <h2>Whom we share it with</h2>
      <p>
        Nobody buys or gets your data from us. Your employer never sees where it hurts, what you do
        or on which days, not even where a company pays. If you pay, the payment provider handles
        your card; its number never reaches us. We hand data over only where the law obliges us to.
      </p>
      <p>
        In a team the others see your name and that you are in it. Its owner is also told, when they
        invite an address, whether it is the confirmed one of somebody in the team, and not of whom.{' '}
        {FIGURES_SENTENCE} Everybody in the team sees the same three, and on the page of the team
        how they are made; <TextLink href="/companies">For companies</TextLink> says it in short.
      </p>
      <p>
        The administrators of this installation, who work for your company where it runs Limber
        itself, see of each account the name, username, address, plan, since when it is there and
        whether it has not been used for 30 days or more; and teams, their owners and how many seats
        they have. They can close and delete accounts, and make a link to a new password. Whoever
        uses such a link can sign in as you: when one is made you read so the next time that you
        sign in, and in your account from then on. What they do is kept for good, by the numbers of
        accounts, not by names.
      </p>
    </>
  );
}
