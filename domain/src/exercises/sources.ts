type Source = {
  readonly citation: string;
  readonly says: string;
};

/** Publications that exercises name. An exercise without one is our own, after common practice. */
export const SOURCES = {
  falla: {
    citation:
      'Jull GA, Falla D, Vicenzino B, Hodges PW. Manual Therapy 2009; 14: 696-701. doi:10.1016/j.math.2009.05.004',
    says: 'Nodding lightly trains the deep flexors of the neck.',
  },
  gross: {
    citation:
      'Gross A and others. Exercises for mechanical neck disorders. Cochrane Database of Systematic Reviews 2015, CD004250',
    says: 'Programmes of weeks that strengthen neck, shoulder blade and arm help with lasting neck pain (moderate evidence). One light press is less than that.',
  },
  andersen: {
    citation: 'Andersen LL and others. Pain 2011; 152: 440-446. doi:10.1016/j.pain.2010.11.016',
    says: 'Two minutes on working days of raising the arms sideways against a band, until tired, eased neck and shoulder pain in ten weeks.',
  },
  andersen2008: {
    citation:
      'Andersen LL and others. Arthritis and Rheumatism (Arthritis Care and Research) 2008; 59: 84-91. doi:10.1002/art.23256',
    says: 'Ten weeks of strength training with weights, shrugs and rows among it, eased lasting neck pain of women at monotonous work. Without a load this is less.',
  },
  acsm: {
    citation:
      'American College of Sports Medicine. Guidelines for Exercise Testing and Prescription, 11th edition, 2021',
    says: 'A stretch is held for 10 to 30 seconds, to the point of slight tightness.',
  },
  coppieters: {
    citation:
      'Coppieters MW, Butler DS. Manual Therapy 2008; 13: 213-221. doi:10.1016/j.math.2006.12.008',
    says: 'A slider moves a nerve far with little strain: one end gives what the other takes. Measured at two nerves of the arm, in two bodies given to science.',
  },
  wehbe: {
    citation:
      'Wehbé MA, Hunter JM. Flexor tendon gliding in the hand. Journal of Hand Surgery (American) 1985; 10: 575-579',
    says: 'Straight, hook, fist and tabletop lead the finger tendons through their whole glide.',
  },
  alfredson: {
    citation: 'Alfredson H and others. American Journal of Sports Medicine 1998; 26: 360-366',
    says: 'Lowering the heel slowly, three times 15 twice a day for 12 weeks, eased painful Achilles tendons. This is a small part of that.',
  },
  digiovanni: {
    citation:
      'DiGiovanni BF and others. Journal of Bone and Joint Surgery (American) 2003; 85: 1270-1277',
    says: 'Drawing the toes back stretches the plantar fascia better than stretching the calf alone.',
  },
  talens: {
    citation:
      'Talens-Estarelles C and others. Contact Lens and Anterior Eye 2023; 46: 101744. doi:10.1016/j.clae.2022.101744',
    says: 'Reminders to look 6 metres away for 20 seconds every 20 minutes eased tired, dry eyes in two weeks.',
  },
} as const satisfies Record<string, Source>;
export type SourceKey = keyof typeof SOURCES;
export const SOURCE_KEYS = Object.keys(SOURCES) as SourceKey[];
