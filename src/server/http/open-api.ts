/** The API reference as OpenAPI 3.1, from what the routes say of themselves: it cannot tell of calls that are not there. */
import { z } from 'zod';
import { permissionOf, scopeOf } from '#domain/accounts/permissions.ts';
import type { Call } from '#domain/calls/call.ts';

type Json = Readonly<Record<string, unknown>>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Json;
    readonly responses: Json;
    readonly schemas: Json;
  };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
  readonly security: readonly Json[];
  /** Where it answers, if not on the owner origin. */
  readonly servers?: readonly Json[];
  /** What the caller has to be allowed to do. */
  readonly 'x-permission': string;
  /** Of a token that may do it; absent where no token can. */
  readonly 'x-token-scope'?: string;
}

/** What every call answers that was not done; some say more beside it, such as what is there instead. */
export const ERROR_ANSWER = z
  .looseObject({
    error: z.looseObject({
      kind: z.string().meta({ description: 'For programs: stays the same.' }),
      message: z.string().meta({ description: 'For people: what went wrong and what to do.' }),
      path: z.string().optional().meta({ description: 'For programs: which part of the body is wrong.' }),
    }),
  })
  .meta({ id: 'Error' });

const BASE_TAG = 'installation';

export function openApiOf(routes: readonly Call[], about: { origin: string; version: string }): OpenApi {
  const schemas = new Schemas();
  const error = schemas.add(ERROR_ANSWER, 'output');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = pathOf(route.path);
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[route.method.toLowerCase()] = operationOf(route, schemas);
  }
  const tags = [...new Set(routes.map(({ path }) => tagOf(path)))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: about.version,
      description: 'Everything the owner area does uses these calls.',
    },
    servers: [{ url: about.origin }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A personal access token: `vitrine_…`.' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-vitrine_session' },
      },
      responses: {
        error: {
          description: 'Not done. The answer says why.',
          content: { 'application/json': { schema: error } },
        },
      },
      schemas: schemas.all(),
    },
  };
}

/** `:name` and `:name{pattern}` become `{name}`. */
function pathOf(path: string): string {
  return path.replace(/:([A-Za-z]+)(?:\{[^}]*\})?\??/g, '{$1}');
}

/** The first word of a path that is no `sites` and no parameter: what the call is about. */
function tagOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && word !== 'api' && !word.startsWith(':'));
  return (words[0] === 'sites' ? (words[1] ?? 'sites') : words[0]) ?? BASE_TAG;
}

function operationOf(route: Call, schemas: Schemas): Operation {
  const parameters = parametersOf(route, schemas);
  const body = bodyOf(route, schemas);
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [tagOf(route.path)],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      '2XX': answerOf(route, schemas),
      ...(route.conflict && { '409': conflictOf(route.conflict, schemas) }),
      default: { $ref: '#/components/responses/error' },
    },
    ...(route.may === 'visitor' ? { servers: [SITE_SERVER] } : {}),
    security: isOpen(route) ? [] : [{ token: [] }, { session: [] }],
    ...permissionWords(route.may),
  };
}

function isOpen({ may }: Call): boolean {
  return may === 'open' || may === 'visitor';
}

const SITE_SERVER: Json = {
  url: 'https://{siteHost}',
  variables: { siteHost: { default: 'www.example.org', description: 'A host of the site.' } },
};

/** By the name of the permission itself, and of the token's scope that carries it. */
function permissionWords(may: Call['may']): Pick<Operation, 'x-permission' | 'x-token-scope'> {
  if (may === 'open' || may === 'self' || may === 'visitor') return { 'x-permission': may };
  const permission = permissionOf(may);
  return { 'x-permission': permission, 'x-token-scope': scopeOf(permission) };
}

function operationIdOf({ method, path }: Call): string {
  const words = pathOf(path).replace(/[{}]/g, '').split(/[/.-]/);
  return [method.toLowerCase(), ...words.filter((word) => word !== '' && word !== 'api')].join('-');
}

/** What stands in a path and is no id. */
const PLACES: Readonly<Record<string, string>> = {
  host: 'Its name, such as www.example.org.',
  token: 'From the link in the email.',
};

function parametersOf(route: Call, schemas: Schemas): Json[] {
  const names = [...pathOf(route.path).matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', description: PLACES[name] ?? `Id of the ${name}.` },
  }));
  const query = Object.entries((!route.describesQuery && route.query?.shape) || {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemas.add(schema as z.ZodType, 'input'),
  }));
  return [...inPath, ...query];
}

function bodyOf(route: Call, schemas: Schemas): Json | undefined {
  const { takes, body } = route;
  if (takes === undefined && body === undefined) return undefined;
  const schema = body ? schemas.add(body, 'input') : { type: 'string', format: 'binary' };
  return { required: true, content: { [takes ?? 'application/json']: { schema } } };
}

function answerOf(route: Call, schemas: Schemas): Json {
  const description = 'Done.';
  if (route.gives !== undefined) return { description, content: { [route.gives]: {} } };
  if (route.answer === undefined) return { description };
  return { description, content: { 'application/json': { schema: schemas.add(route.answer, 'output') } } };
}

function conflictOf(conflict: z.ZodType, schemas: Schemas): Json {
  const schema = { anyOf: [schemas.add(conflict, 'output'), schemas.add(ERROR_ANSWER, 'output')] };
  return { description: 'Someone else changed it first.', content: { 'application/json': { schema } } };
}

/** Schemas with a name of their own stand once, and are referred to. */
class Schemas {
  readonly #named: Record<string, unknown> = {};

  add(schema: z.ZodType, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const {
      $defs,
      $schema: _dialect,
      ...own
    } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
      $defs?: Record<string, unknown>;
      $schema?: string;
    } & Record<string, unknown>;
    for (const [name, each] of Object.entries($defs ?? {})) this.#keep(name, each);
    const { id, ...rest } = own;
    if (typeof id !== 'string') return rest;
    this.#keep(id, rest);
    return { $ref: `#/components/schemas/${id}` };
  }

  #keep(name: string, schema: unknown): void {
    const { id: _id, ...rest } = schema as Record<string, unknown>;
    this.#named[name] ??= rest;
  }

  all(): Json {
    return Object.fromEntries(Object.entries(this.#named).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
