import type { Build, Person } from './person.ts';

const MIDDLE: Build = { trunk: 1, belly: 1, limbs: 1, hips: 1, chest: 0, neck: 1 };

/**
 * The people who show the exercises. Shirts are blue, violet, amber and green-grey, never coral:
 * coral means movement.
 */
export const PEOPLE = {
  tom: {
    id: 'tom',
    build: MIDDLE,
    hairStyle: 'short',
    glasses: false,
    beard: false,
    sleeves: 'short',
    colours: {
      skin: ['#EBB896', '#CF9070'],
      nail: ['#F6D5C3', '#E6B7A0'],
      hair: ['#4F3A31', '#37271F'],
      brow: '#3A2A22',
      lip: '#A85D4A',
      shirt: ['#6E93E8', '#5578CE'],
      trousers: ['#3A4564', '#2B344E'],
    },
  },
  amara: {
    id: 'amara',
    build: { trunk: 0.94, belly: 0.95, limbs: 0.93, hips: 1.04, chest: 1, neck: 0.9 },
    hairStyle: 'bun',
    glasses: false,
    beard: false,
    sleeves: 'short',
    colours: {
      skin: ['#8D5A3C', '#6E432B'],
      nail: ['#B4836A', '#94654D'],
      hair: ['#2A2121', '#181212'],
      brow: '#1A1312',
      lip: '#6B2F28',
      shirt: ['#F2B15F', '#D98F3E'],
      trousers: ['#3B4766', '#2B354F'],
    },
  },
  ines: {
    id: 'ines',
    build: { trunk: 0.97, belly: 1, limbs: 0.96, hips: 1.05, chest: 1, neck: 0.9 },
    hairStyle: 'bob',
    glasses: true,
    beard: false,
    sleeves: 'short',
    colours: {
      skin: ['#F3CDB4', '#DEA888'],
      nail: ['#FBE3D8', '#EBC5B4'],
      hair: ['#B5763F', '#935B2C'],
      brow: '#8A5528',
      lip: '#B5604F',
      shirt: ['#8187D0', '#646AB4'],
      trousers: ['#4A4F63', '#383C4D'],
    },
  },
  ravi: {
    id: 'ravi',
    build: { trunk: 1.05, belly: 1.14, limbs: 1.06, hips: 1.04, chest: 0, neck: 1.06 },
    hairStyle: 'grey-crop',
    glasses: false,
    beard: true,
    sleeves: 'short',
    colours: {
      skin: ['#C08A62', '#9E6A46'],
      nail: ['#DDB495', '#BF9274'],
      hair: ['#9097A3', '#737A87'],
      brow: '#666C78',
      lip: '#8C4A3B',
      shirt: ['#7FA69B', '#628A7F'],
      trousers: ['#4B4A58', '#383743'],
    },
  },
  mei: {
    id: 'mei',
    build: { trunk: 0.93, belly: 0.93, limbs: 0.92, hips: 1, chest: 0.8, neck: 0.88 },
    hairStyle: 'curls',
    glasses: false,
    beard: false,
    sleeves: 'short',
    colours: {
      skin: ['#E3B183', '#C48C5F'],
      nail: ['#F2D0AE', '#DDAF8A'],
      hair: ['#2F2A35', '#1D1923'],
      brow: '#221D28',
      lip: '#A5513F',
      shirt: ['#6FB1C9', '#5192AC'],
      trousers: ['#3F4A5C', '#2E3746'],
    },
  },
  layla: {
    id: 'layla',
    build: { trunk: 1, belly: 1.05, limbs: 1, hips: 1.08, chest: 1, neck: 0.95 },
    hairStyle: 'headscarf',
    glasses: false,
    beard: false,
    sleeves: 'long',
    colours: {
      skin: ['#DBA680', '#BC825D'],
      nail: ['#EEC8AB', '#D6A585'],
      hair: ['#5E6C96', '#475377'],
      brow: '#33261F',
      lip: '#9C5141',
      shirt: ['#A9B7DC', '#8797C2'],
      trousers: ['#39435F', '#2A334A'],
    },
  },
} as const satisfies Record<string, Person>;
export type PersonId = keyof typeof PEOPLE;
