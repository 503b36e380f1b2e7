import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withScript } from './screen-document.ts';
import { SCREEN_MODULES } from './screen-modules.ts';

test('a document asks for all the script of its screen, each file once', () => {
  const document = '<head><script type="module" src="/assets/app.js"></script></head><body></body>';
  expect(withScript(document, ['/assets/app.js', '/assets/screen.js'])).toBe(
    '<head><script type="module" src="/assets/app.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/screen.js"></head><body></body>',
  );
});

test.each(Object.entries(SCREEN_MODULES))('%s is shown by %s', (_page, module) => {
  const routes = readFileSync(path.join(import.meta.dirname, 'src/routes.tsx'), 'utf8');
  expect(routes).toContain(`import('${module.replace('src', '.')}')`);
});
