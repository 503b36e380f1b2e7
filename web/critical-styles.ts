import postcss from 'postcss';

const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7F])+)/g;

/**
 * The rules of the style sheet `css` that may mean an element of this markup: all but those that name a class which
 * nothing in it has. What a script or a visitor may change beside classes is in it, therefore.
 */
export function criticalStyles(markup: string, css: string): string {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => inText(names));
  const used = new Set(lists.flatMap((names) => names.split(/\s+/)));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // Steps of a movement are no selectors.
    if (
      rule.parent?.type === 'atrule' &&
      (rule.parent as postcss.AtRule).name.endsWith('keyframes')
    ) {
      return;
    }
    if (!rule.selectors.some((selector) => classesIn(selector).every((name) => used.has(name)))) {
      rule.remove();
    }
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** The classes that an element and what is around it must have; none where some must be missing. */
const classesIn = (selector: string): string[] =>
  selector.includes(':not(.')
    ? []
    : [...selector.matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));

const inText = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
