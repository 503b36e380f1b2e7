/** Numbers, names, and everything else: a sign or a space. */
const TOKENS =
  /#[^\n]*\n|\/\/[^\n]*|\d[\w.]*(?:(?<=e)[-+]\d+)?|\.\d[\w.]*(?:(?<=e)[-+]\d+)?|\w+|\s+|[^]/g;
const NAME = /^[A-Za-z_]\w*$/;
const TYPE = /^(?:void|float|bool|u?int|[iu]?vec[234]|mat[234]|[iu]?sampler2D)$/;
/** What follows a dot and is no field: parts of a vector. */
const PARTS = /^(?:[xyzw]{1,4}|[rgba]{1,4})$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const DIGITS = '0123456789'.split('');

/**
 * The same shaders, shorter: no spaces, one letter for each variable of a function, in the order in which they
 * are declared, so that like functions stay alike; and two letters for functions, structures and their fields, the
 * same in all shaders. Uniforms and attributes keep their names, for the program sets them by name.
 */
export function minifyGlsl(shaders: readonly string[]): string[] {
  const all = shaders.map((text) =>
    (text.match(TOKENS) ?? []).filter((token) => token.trim() !== '' && !token.startsWith('//')),
  );
  const structs = new Set(
    all.flatMap((tokens) => tokens.filter((_, i) => tokens[i - 1] === 'struct')),
  );
  const shared = sharedNames(all, structs);
  return all.map((tokens) => {
    const locals = localNames(tokens, structs);
    return written(tokens, (token, i) => locals[i]?.get(token) ?? shared.get(token) ?? token);
  });
}

function written(tokens: readonly string[], nameOf: (token: string, i: number) => string): string {
  let text = '';
  for (const [i, token] of tokens.entries()) {
    const isPart = text.endsWith('.') && PARTS.test(token);
    const short = isPart ? token : nameOf(token, i).replace(/^0\.(?=\d)/, '.');
    text += /\w$/.test(text) && /^\w/.test(short) ? ` ${short}` : short;
  }
  return text;
}

/** Short names for what is declared outside of functions, in any of the shaders. */
function sharedNames(
  all: readonly (readonly string[])[],
  structs: ReadonlySet<string>,
): Map<string, string> {
  const declared = new Set(
    all.flatMap((tokens) => {
      const inside = functionsOf(tokens);
      const outside = tokens.map((token, i) =>
        inside.some(([a, b]) => i > a && i < b) ? ';' : token,
      );
      return declaredNames(outside, structs);
    }),
  );
  for (const kept of ['main', ...all.flatMap(namesFromOutside)]) declared.delete(kept);
  const used = new Set(all.flat().filter((token) => NAME.test(token) && !declared.has(token)));
  const free = shortest(LETTERS.slice(0, 26), LETTERS.slice(0, 26), used);
  return new Map([...declared].map((name) => [name, free.next().value ?? name]));
}

/** For each token inside of a function the short names of that function's variables. */
function localNames(
  tokens: readonly string[],
  structs: ReadonlySet<string>,
): (ReadonlyMap<string, string> | undefined)[] {
  const names: (ReadonlyMap<string, string> | undefined)[] = [];
  for (const [from, to] of functionsOf(tokens)) {
    const inside = tokens.slice(from, to + 1);
    const declared = new Set(
      declaredNames(inside, new Set(structs)).filter((n) => !structs.has(n)),
    );
    const free = shortest([''], LETTERS, new Set(inside.filter((token) => !declared.has(token))));
    const more = shortest(LETTERS, DIGITS, new Set(inside));
    const short = new Map(
      [...declared].map((name) => [name, free.next().value ?? more.next().value ?? name]),
    );
    for (let i = from; i <= to; i++) if (tokens[i - 1] !== '.') names[i] = short;
  }
  return names;
}

/** From the parenthesis that opens a function's parameters to the brace that ends it. */
function functionsOf(tokens: readonly string[]): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  let [depth, from] = [0, -1];
  for (const [i, token] of tokens.entries()) {
    if (token === '(' && depth === 0 && from < 0 && tokens[i - 2] !== '=') from = i;
    if (token === ';' && depth === 0) from = -1;
    if (token === '{') depth++;
    if (token !== '}') continue;
    depth--;
    if (depth === 0 && from >= 0) found.push([from, i]);
    if (depth === 0) from = -1;
  }
  return found;
}

/** Names of a first and a second part that are not taken. */
function* shortest(
  firsts: readonly string[],
  seconds: readonly string[],
  taken: ReadonlySet<string>,
): Generator<string> {
  for (const first of firsts) {
    for (const second of seconds) {
      const name = first + second;
      if (!taken.has(name) && !PARTS.test(name) && !/^(?:do|if|in)$/.test(name)) yield name;
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
