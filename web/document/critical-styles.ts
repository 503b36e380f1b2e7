import postcss from 'postcss';

const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;
/**
 * Selectors that can match an element without all classes they name, or that escape a character by
 * its code point.
 */
const CANNOT_TELL = /:not\(\.|:(?:is|where|not|has)\([^)]*,|\\[\da-f]/;

/**
 * The rules of `css` that can match an element of this markup: all except those with a class that nothing in it has.
 * Rules for other states, which a script or a visitor may change, stay in.
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

/** Steps of keyframes look like element selectors. */
const isStep = ({ parent }: postcss.Rule): boolean =>
  parent instanceof postcss.AtRule && parent.name.endsWith('keyframes');

/** Classes that a match certainly requires of the element and its ancestors. */
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
