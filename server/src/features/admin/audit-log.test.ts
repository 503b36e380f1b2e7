import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API } from '@limber/contract/api';
import { expect, test } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '../..');

test('no call changes the audit log, and no query of the product does', () => {
  const calls = API.flatMap(({ endpoints }) => endpoints).filter(({ path: address }) =>
    address.includes('audit-log'),
  );
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  const queries = globSync('**/*.ts', { cwd: SOURCE })
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) =>
      /(?:updateTable|deleteFrom|replaceInto)\(\s*'admin_action/.test(
        readFileSync(path.join(SOURCE, name), 'utf8'),
      ),
    );
  expect(queries).toEqual([]);
});
