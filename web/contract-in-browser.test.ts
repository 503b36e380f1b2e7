import path from 'node:path';
import { expect, test } from 'vitest';
import { contractInBrowser } from './contract-in-browser.ts';

const MODULE = path.resolve(import.meta.dirname, '../contract/src/plans.ts');
const inBrowser = (code: string, id = MODULE): string => {
  const { transform } = contractInBrowser;
  if (typeof transform !== 'function') throw new Error('The plugin has no transform');
  const changed = transform.call({} as never, code, id, {} as never);
  return changed !== null && typeof changed === 'object' && 'code' in changed
    ? String(changed.code)
    : code;
};

test('an endpoint keeps its address and loses its schemas, and what they are made of', () => {
  const code = inBrowser(`
    import { LIMIT } from '@limber/domain/limits';
    import { z } from 'zod';
    import { endpoint } from './endpoint.ts';
    import { id } from './fields.ts';
    const name = z.string().max(LIMIT);
    const plan = z.object({ id, name });
    export const changed = plan.omit({ id: true });
    export const savePlan = endpoint({ params: id, path: '/api/plans', summary: 'Saves', body: plan, status: 201, reply: plan });
  `);
  expect(code).toContain("endpoint({ path: '/api/plans', status: 201, })");
  expect(code).toContain('const plan = undefined');
  expect(code).toContain('export const changed = undefined');
  expect(code).not.toMatch(/zod|limits|fields\.ts/);
});

test('values that are no schemas stay, with what they import', () => {
  const code = inBrowser(`
    import { AREAS } from '@limber/domain/areas';
    import { PAGES } from './pages.ts';
    export const LONGEST = Math.max(...AREAS.map((area) => area.length));
    export const CALLS = { [PAGES.home]: AREAS };
  `);
  expect(code).toContain("from '@limber/domain/areas'");
  expect(code).toContain("from './pages.ts'");
  expect(code).toContain('Math.max(...AREAS.map((area) => area.length))');
});

test('forms get the contract as it is, and nobody else may read a schema of it', () => {
  const contract = 'import { z } from "zod"; export const name = z.string();';
  expect(inBrowser(contract, `${MODULE}?whole`)).toBe(contract);
  const screen = path.resolve(import.meta.dirname, 'src/screens/plans.tsx');
  const reads = "import { savePlan } from '@limber/contract/plans'; savePlan.body.parse({});";
  expect(() => inBrowser(reads, screen)).toThrow('read it in a *.schema.ts');
  expect(() => inBrowser(reads, screen.replace('.tsx', '.schema.ts'))).not.toThrow();
});
