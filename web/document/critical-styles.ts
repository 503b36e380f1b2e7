import postcss from 'postcss';

const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;
/** Selectors that may mean an element without all of the classes in them, or write one by the number of a letter. */
const CANNOT_TELL = /:not\(\.|:(?:is|where|not|has)\([^)]*,|\\[\da-f]/;

/**
 * The rules of the style sheet `css` that may mean an element of this markup: all but those that name a class which
 * nothing in it has. What a script or a visitor may change beside classes is in it, therefore.
 */
export function criticalStyles(markup: string, css: string): string {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => inText(names));
  const used = new Set(lists.flatMap((names) => names.split(/\s+/)));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    if (!rule.selectors.some((selector) => classesIn(selector).every((name) => used.has(name)))) {
      rule.remove();
    }
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  return sheet.toString();
}

/** Whether this is a step of a movement, which is named like an element but is none. */
const isStep = ({ parent }: postcss.Rule): boolean =>
  parent instanceof postcss.AtRule && parent.name.endsWith('keyframes');

/** The classes that an element and what is around it must have, as far as that can be told. */
const classesIn = (selector: string): string[] =>
  CANNOT_TELL.test(selector)
    ? []
    : [...selector.matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));

const inText = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
