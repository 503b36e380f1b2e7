import { expect, test } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const MARKUP = `<ul class="p-1.5 [&amp;_ul]:list-disc after:content-['·']"></ul>`;

test.each([
  ['with a class of the page', String.raw`.p-1\.5{padding:6px}`],
  ['within what has such a class', String.raw`.\[\&_ul\]\:list-disc ul{list-style:disc}`],
  ['with a sign of no alphabet', String.raw`.after\:content-\[\'·\'\]:after{content:"·"}`],
  ['without a class', 'html[data-theme=dark]{color:#fff}'],
  ['of the pointer and the device', String.raw`@media (hover:hover){.p-1\.5:hover{color:red}}`],
  ['of a movement', '@keyframes turn{12.5%{opacity:0}}'],
  ['of a font', '@font-face{font-family:Figtree}'],
])('a rule %s is kept', (_, css) => {
  expect(criticalStyles(MARKUP, css)).toBe(css);
});

test('a rule for a class that nothing on the page has is left out', () => {
  expect(criticalStyles(MARKUP, '@layer utilities{.p-2{padding:8px}.p-2 ul,.p-3{margin:0}}')).toBe(
    '',
  );
});
