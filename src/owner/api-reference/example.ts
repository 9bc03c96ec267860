/** A call as one would type it into a terminal, with the least body the server takes. */
import type { Parameter, Schema } from '#domain/api-reference/calls.ts';
import { type Operation, resolve, type Schemas } from './reference.ts';

/** Calls of visitors answer on a host of the site. */
const SITE = 'https://SITE';
const FORM = 'application/x-www-form-urlencoded';

export function curlOf(operation: Operation, origin: string, schemas: Schemas): string {
  const { method, path, parameters, body, answer, permission } = operation;
  const isVisitors = permission === 'visitor';
  const address =
    (isVisitors ? SITE : origin) + path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const lines = [
    method === 'GET'
      ? `curl ${quote(address + queryOf(parameters, schemas))}`
      : `curl -X ${method} ${quote(address + queryOf(parameters, schemas))}`,
    ...(isVisitors && method !== 'GET' ? [`-H 'Origin: ${SITE}'`, '-H "crumb: $CRUMB" -b cookies.txt'] : []),
    ...(permission === 'open' || isVisitors ? [] : ['-H "Authorization: Bearer $VITRINE_TOKEN"']),
    ...bodyLines(body, schemas),
    ...(answer !== undefined && !isJson(answer.type) ? ['-o FILE'] : []),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: Operation['body'], schemas: Schemas): string[] {
  if (body === undefined) return [];
  if (body.type === 'multipart/form-data') return ['-F file=@FILE'];
  const type = `-H 'Content-Type: ${body.type}'`;
  if (body.type === FORM) {
    const fields = exampleOf(body.schema ?? {}, schemas) as Record<string, unknown>;
    return Object.entries(fields).map(
      ([name, value]) => `--data-urlencode ${quote(`${name}=${String(value)}`)}`,
    );
  }
  if (!isJson(body.type)) return [type, '--data-binary @FILE'];
  return [type, `-d ${quote(JSON.stringify(exampleOf(body.schema ?? {}, schemas)))}`];
}

function isJson(type: string): boolean {
  return /\bjson\b/.test(type);
}

/** For a shell: within single quotes nothing has a meaning but the single quote. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function queryOf(parameters: readonly Parameter[], schemas: Schemas): string {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = needed.map(({ name, schema }) => [name, String(exampleOf(schema, schemas))]);
  return query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
}

const MAX_DEPTH = 6;

/** The least value that fits. */
export function exampleOf(given: Schema, schemas: Schemas, depth = 0): unknown {
  const { schema } = resolve(given, schemas);
  if (depth > MAX_DEPTH) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return exampleOf(choice, schemas, depth + 1);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return exampleObject(schema, schemas, depth);
    case 'array':
      return depth > 2 || !schema.items ? [] : [exampleOf(schema.items, schemas, depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return '…';
  }
}

/** What has to be there; where nothing has to, the first there is. */
function exampleObject(schema: Schema, schemas: Schemas, depth: number): Record<string, unknown> {
  const all = Object.entries(schema.properties ?? {});
  const needed = all.filter(([name]) => schema.required?.includes(name));
  const shown = needed.length > 0 ? needed : depth === 0 ? all.slice(0, 1) : [];
  return Object.fromEntries(shown.map(([name, each]) => [name, exampleOf(each, schemas, depth + 1)]));
}
