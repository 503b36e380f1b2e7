import path from 'node:path';
import { type ESTree, parseSync, type Plugin } from 'vite';

const CONTRACT = path.resolve(import.meta.dirname, '../contract/src') + path.sep;
const WEB = path.resolve(import.meta.dirname, 'src') + path.sep;
/** Suffix of modules of the contract that keep their schemas. */
const WHOLE = '?whole';
/** Parts of an endpoint for the server, its documentation and forms alone. */
const SCHEMA_PARTS = ['params', 'query', 'body', 'reply', 'summary'];
/** `nothing`, the schema of a part that a call does not have, in the source of an endpoint. */
const NO_SCHEMA = /: nothing\b/g;
const READS_SCHEMA = new RegExp(`\\b([\\w$]+)\\.(${SCHEMA_PARTS.join('|')})\\b`, 'g');

/**
 * The browser needs addresses, types and limits of the contract at once, but schemas only for forms: in modules named
 * `*.schema.ts`, loaded later. Other modules get endpoints without schemas and zod; the build fails where they read a
 * schema.
 */
export const contractInBrowser: Plugin = {
  name: 'contract-in-browser',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === undefined || !(isSchemaModule(importer) || importer.endsWith(WHOLE)))
      return null;
    const found = await this.resolve(source, importer.replace(WHOLE, ''), { skipSelf: true });
    if (found?.id.startsWith(CONTRACT)) return `${found.id}${WHOLE}`;
    return found;
  },
  transform(code, id) {
    if (id.startsWith(WEB) && !isSchemaModule(id)) refuseSchemas(code, id);
    if (!id.startsWith(CONTRACT) || id.endsWith(WHOLE)) return null;
    return { code: withoutSchemas(code.replaceAll(NO_SCHEMA, ': undefined')), map: null };
  },
};

const isSchemaModule = (id: string) => id.startsWith(WEB) && id.endsWith('.schema.ts');

function refuseSchemas(code: string, id: string): void {
  const imports = code.matchAll(/import \{([^}]*)\} from '@limber\/contract\//g);
  const names = new Set(
    [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );
  for (const [read, name = ''] of code.matchAll(READS_SCHEMA)) {
    if (names.has(name)) throw new Error(`${id}: ${read} is a schema: read it in a *.schema.ts`);
  }
}

type Edit = { start: number; end: number; text: string };

/** Drops schemas, and marks every other value as free of side effects, so that the bundler drops unused ones. */
function withoutSchemas(code: string): string {
  const { body } = parseSync('contract.ts', code).program;
  const schemas = new Set(['z']);
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      statement.specifiers.forEach(({ local }) => schemas.add(local.name));
    }
  }
  const values = body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
  const edits = values.flatMap(({ id, init }): Edit[] => {
    if (!init || init.type === 'ArrowFunctionExpression') return [];
    const { start, end } = init;
    if (!code.slice(start, end).includes('(')) return [];
    if (schemas.has(methodOwner(init)) && id.type === 'Identifier') {
      schemas.add(id.name);
      return [{ start, end, text: 'undefined' }];
    }
    const parts = init.type === 'CallExpression' ? schemaParts(init) : [];
    const before = { start, end: start, text: '/* @__PURE__ */ (() => (' };
    return [before].concat(parts, { start: end, end, text: '))()' });
  });
  return withoutUnusedImports(edited(code, edits));
}

/** The object at the start of a chain of calls: `z` of `z.string().min(1)`; '' for other values. */
function methodOwner(value: ESTree.Expression): string {
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return '';
  const { object } = value.callee;
  return object.type === 'Identifier' ? object.name : methodOwner(object);
}

/**
 * Removes imports that only schemas needed: they would load with every screen that makes a call.
 */
function withoutUnusedImports(code: string): string {
  const imports = parseSync('contract.ts', code).program.body.filter(
    (statement) => statement.type === 'ImportDeclaration',
  );
  const rest = edited(
    code,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  );
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
  return edited(
    code,
    imports.flatMap(({ start, end, specifiers }): Edit[] =>
      specifiers.some(({ local }) => isUsed(local.name)) ? [] : [{ start, end, text: '' }],
    ),
  );
}

/** Applies edits, which must be sorted by their place. */
function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toReversed()
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}

/** Edits that remove the schemas from a call that describes an endpoint. */
function schemaParts({ callee, arguments: given }: ESTree.CallExpression): Edit[] {
  const [definition] = given;
  const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint';
  if (!isEndpoint || definition?.type !== 'ObjectExpression') return [];
  const { properties, end } = definition;
  return properties.flatMap((property, index): Edit[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!SCHEMA_PARTS.includes(property.key.name)) return [];
    // The comma goes too: the edit ends at the next part, or at the brace.
    return [{ start: property.start, end: properties[index + 1]?.start ?? end - 1, text: '' }];
  });
}
