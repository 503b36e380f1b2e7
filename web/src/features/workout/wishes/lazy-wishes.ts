import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';

export const LazyHowOften = lazyWhenIdle(async () => (await import('./how-often.tsx')).HowOften);

export const LazyWishesCard = lazyWhenIdle(
  async () => (await import('./wishes-card.tsx')).WishesCard,
);
