import { act, render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workOnTranslatedPages } from './translated-page.ts';

const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
const observe = vi.spyOn(MutationObserver.prototype, 'observe');

beforeAll(workOnTranslatedPages);

afterAll(() => {
  Object.defineProperties(Node.prototype, { insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
  for (const observer of observe.mock.contexts) {
    if (observer instanceof MutationObserver) observer.disconnect();
  }
});

type Way = (text: ChildNode, translation: Element) => void;
const replace: Way = (text, translation) => text.replaceWith(translation);
const putBeside: Way = (text, translation) => {
  text.before(translation);
  text.remove();
};
const wrap: Way = (text, translation) => {
  translation.replaceChildren();
  text.replaceWith(translation);
  translation.append(text);
};

/** Turns all texts into capitals. */
function translate(element: Element, way: Way): void {
  const texts: ChildNode[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.textContent = text.textContent?.toUpperCase() ?? '';
    way(text, translation);
  }
}

function Counter({ done, isPaused = false }: { done: number; isPaused?: boolean }) {
  return (
    <p>
      {isPaused && <b>paused at </b>}
      {done} of {5}
      {done === 5 && ' done'}
    </p>
  );
}

const WAYS: [string, Way][] = [
  ['replaced', replace],
  ['put beside', putBeside],
  ['wrapped', wrap],
];

test.each(WAYS)('a text that is %s by a translator shows what it becomes', (_, way) => {
  const { container, rerender } = render(<Counter done={1} />);
  translate(container, way);
  rerender(<Counter done={2} />);
  expect(container.textContent).toMatch(/^2 of 5$/i);
  translate(container, way);
  rerender(<Counter done={3} />);
  expect(container.textContent).toMatch(/^3 of 5$/i);
});

test.each(WAYS)('something comes before and goes after a text that is %s', (_, way) => {
  const { container, rerender } = render(<Counter done={4} />);
  translate(container, way);
  rerender(<Counter done={4} isPaused />);
  expect(container.textContent).toMatch(/^paused at 4 of 5$/i);
  rerender(<Counter done={5} />);
  expect(container.textContent).toMatch(/^5 of 5 done$/i);
  translate(container, way);
  rerender(<Counter done={4} />);
  expect(container.textContent).toMatch(/^4 of 5$/i);
});

test('a translation that was itself replaced gives way to what the text becomes', async () => {
  const { container, rerender } = render(<Counter done={1} />);
  translate(container, replace);
  await act(async () => {});
  for (const translation of container.querySelectorAll('font'))
    translation.replaceWith('original ');
  rerender(<Counter done={2} />);
  expect(container.textContent).toMatch(/^2original original $/);
});

test('a text that somebody took away does no harm', () => {
  const { container, rerender } = render(<Counter done={1} />);
  container.querySelector('p')?.replaceChildren();
  rerender(<Counter done={5} isPaused />);
  expect(container.textContent).toContain('paused at');
  rerender(<Counter done={4} />);
  expect(container.textContent).not.toContain('paused at');
});
