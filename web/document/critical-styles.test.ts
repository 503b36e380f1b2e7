import { expect, test } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const MARKUP = '<ul class="p-1.5 [&amp;_ul]:list-disc after:content-[&#x27;·&#x27;]"></ul>';

test.each([
  ['with a class of the page', String.raw`.p-1\.5{padding:6px}`],
  ['within what has such a class', String.raw`.\[\&_ul\]\:list-disc ul{list-style:disc}`],
  ['with a sign in its class', String.raw`.after\:content-\[\'·\'\]:after{margin:0}`],
  ['within a rule for such a class', String.raw`.p-1\.5{&:hover{color:red}}`],
  ['for one of several classes', String.raw`:is(.p-1\.5,.p-2){margin:0}`],
  ['without a class', 'html[data-theme=dark]{color:#fff}'],
  ['of the pointer and the device', String.raw`@media (hover:hover){.p-1\.5:hover{color:red}}`],
  ['of a movement', '@keyframes turn{12.5%{opacity:0}}'],
])('a rule %s is kept', (_, css) => {
  expect(criticalStyles(MARKUP, css)).toBe(css);
});

test('a rule for a class that nothing on the page has is left out', () => {
  const css = '@layer utilities{.p-2{padding:8px}.p-2 ul,.p-3{margin:0}}';
  expect(criticalStyles(MARKUP, css)).toBe('');
});
