import { expect, test } from 'vitest';
import { loadedFiles } from './loaded-chunks.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/profile.tsx': { file: 'assets/profile.js', imports: ['_form.js', 'index.html'] },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
};

test('a screen loads what it imports, each file once', () => {
  expect(loadedFiles(MANIFEST, ['index.html', 'src/profile.tsx']).toSorted()).toEqual([
    'assets/form.js',
    'assets/index.js',
    'assets/profile.js',
    'assets/react.js',
  ]);
});

test('a screen that the build does not have is said', () => {
  expect(() => loadedFiles(MANIFEST, ['src/gone.tsx'])).toThrow('no chunk for src/gone.tsx');
});
