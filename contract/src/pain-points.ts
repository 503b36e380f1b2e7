import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { weightKey } from '@limber/domain/pain-points/pain-points';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';

const weight = z.int().min(0).max(100);

const perArea = <Key extends string, Value extends z.ZodType>(
  key: (area: BodyArea) => Key,
  value: Value,
) =>
  z.object(Object.fromEntries(BODY_AREAS.map((area) => [key(area), value])) as Record<Key, Value>);

const flags = perArea((area) => area, z.boolean());
const weights = perArea((area) => weightKey(area), weight);

export const painPoints = z
  .object({
    id: id.nullable(),
    userId: id,
    createdAt: timestamp.nullable(),
    updatedAt: timestamp.nullable(),
    ...flags.shape,
    ...weights.shape,
  })
  .meta({ id: 'PainPoints' });
export type PainPointsRecord = z.infer<typeof painPoints>;

export const getPainPoints = endpoint({
  method: 'GET',
  path: '/api/pain-points',
  access: 'signed-in',
  summary: 'Where it hurts, and how the exercises are shared over those areas',
  reply: painPoints,
});

export const savePainPoints = endpoint({
  method: 'POST',
  path: '/api/pain-points',
  access: 'signed-in',
  idempotent: true,
  summary: 'Choose the areas that hurt; the exercises are shared evenly',
  body: flags,
  reply: painPoints,
});

export const changePainPoints = endpoint({
  method: 'PATCH',
  path: '/api/pain-points',
  access: 'signed-in',
  summary: 'Change areas, weights or both; the weights must total 100',
  body: z.object({ ...flags.partial().shape, ...weights.partial().shape }),
  reply: painPoints,
});
