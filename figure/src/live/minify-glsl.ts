/** Numbers, names, and everything else: a sign or a space. */
const TOKENS =
  /#[^\n]*\n|\/\/[^\n]*|\d[\w.]*(?:(?<=e)[-+]\d+)?|\.\d[\w.]*(?:(?<=e)[-+]\d+)?|\w+|\s+|[^]/g;
const NAME = /^[A-Za-z_]\w*$/;
const TYPE = /^(?:void|float|bool|u?int|[iu]?vec[234]|mat[234]|[iu]?sampler2D)$/;
/** What follows a dot and is no field: parts of a vector. */
const PARTS = /^(?:[xyzw]{1,4}|[rgba]{1,4})$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/**
 * The same shaders, shorter: no spaces, and names of one or two letters for what they declare themselves, the
 * same for the same name in all of them. Uniforms and attributes keep theirs, for the program sets
 * them by name.
 */
export function minifyGlsl(shaders: readonly string[]): string[] {
  const all = shaders.map((text) => text.match(TOKENS) ?? []);
  const names = shortNames(all.map((tokens) => tokens.filter((token) => token.trim() !== '')));
  return all.map((tokens) => {
    let text = '';
    for (const token of tokens) {
      if (token.trim() === '' || token.startsWith('//')) continue;
      const isPart = text.endsWith('.') && PARTS.test(token);
      const short = isPart ? token : (names.get(token) ?? token.replace(/^0\.(?=\d)/, '.'));
      text += /\w$/.test(text) && /^\w/.test(short) ? ` ${short}` : short;
    }
    return text;
  });
}

/** Short names for everything that is declared, the shortest for what is named most often. */
function shortNames(all: readonly (readonly string[])[]): Map<string, string> {
  const structs = new Set(
    all.flatMap((tokens) => tokens.filter((_, i) => tokens[i - 1] === 'struct')),
  );
  const declared = new Set(all.flatMap((tokens) => declaredNames(tokens, structs)));
  for (const kept of ['main', ...all.flatMap(namesFromOutside)]) declared.delete(kept);
  const used = all.flat().filter((token) => NAME.test(token));
  const free = shortest(new Set(used.filter((name) => !declared.has(name))));
  const counts = new Map<string, number>();
  for (const name of used) if (declared.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  // Sorted by name where they are used as often, so that the same shaders give the same text.
  const byUse = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(byUse.map(([name]) => [name, free.next().value ?? name]));
}

/** Names of one letter, then of two, that are not taken. */
function* shortest(taken: ReadonlySet<string>): Generator<string> {
  for (const first of ['', ...LETTERS]) {
    for (const second of LETTERS) {
      const name = first + second;
      if (!taken.has(name) && !PARTS.test(name) && !/^(?:do|if)$/.test(name)) yield name;
    }
  }
}

/** Variables, functions and fields: names after a type, and after the commas of its declaration. */
function declaredNames(tokens: readonly string[], structs: ReadonlySet<string>): string[] {
  const names: string[] = [...structs];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1] ?? '';
    if ((TYPE.test(token) || structs.has(token)) && NAME.test(next)) {
      names.push(...declaration(tokens, i + 1));
    }
  }
  return names;
}

function declaration(tokens: readonly string[], from: number): string[] {
  const names = [tokens[from] ?? ''];
  let depth = 0;
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if ('([{'.includes(token)) depth++;
    if (')]}'.includes(token)) depth--;
    // A function's own name, or the last of its parameters.
    if (depth < 0 || token === ';' || (i === from + 1 && token === '(')) break;
    const next = tokens[i + 1] ?? '';
    if (token === ',' && depth === 0 && NAME.test(next) && !NAME.test(tokens[i + 2] ?? '')) {
      names.push(next);
    }
  }
  return names;
}

/** Uniforms, and attributes with a location. */
function namesFromOutside(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, i) =>
    token === 'uniform' || token === 'layout'
      ? declaration(tokens, tokens.indexOf(';', i) < 0 ? i : firstName(tokens, i))
      : [],
  );
}

function firstName(tokens: readonly string[], from: number): number {
  let i = from;
  while (!TYPE.test(tokens[i] ?? '')) i++;
  return i + 1;
}
