import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../parts/subscription.api.ts';
import { useSession } from '../../session/use-session.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { CurrentSubscription } from './current-subscription.tsx';
import { FoundingNotice } from './founding-notice.tsx';
import { OfferCard } from './offer-card.tsx';
import { OFFERS } from './plans.ts';
import { QUESTIONS } from './questions.ts';
import { useFoundingNotice } from './use-founding-notice.ts';

/** What one has, what one could have, and what people ask about it. */
export function Offers() {
  const { data } = useQuery(subscriptionQuery);
  const userId = useSession().user?.id ?? 0;
  const notice = useFoundingNotice(userId, data?.foundingMember ?? false);
  return (
    <>
      <CurrentSubscription onReadNotice={notice.ask} />
      <section className="grid gap-4">
        <h2 className="sr-only">Plans</h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {OFFERS.map((offer) => (
            <OfferCard
              key={offer.tier}
              offer={offer}
              foundingMember={data?.foundingMember ?? false}
              current={offer.tier === data?.tier}
              choosable={
                offer.tier !== 'free' && offer.tier !== data?.tier && data?.tier !== 'lifetime'
              }
            />
          ))}
        </ul>
      </section>
      <section className="mt-6 grid max-w-3xl gap-4">
        <h2 className="text-title">Questions and answers</h2>
        <Accordion items={QUESTIONS} />
      </section>
      <FoundingNotice open={notice.open} onClose={notice.close} />
    </>
  );
}
