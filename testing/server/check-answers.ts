/** Holds every answer of the API in tests to what its reference says: a reference that could lie would fail here. */
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Call } from '#domain/calls/call.ts';
import { ERROR_ANSWER } from '#server/http/open-api.ts';
import { recordedRoutes } from '#server/http/route-list.ts';

/** From here on, an answer that is not what its route says of itself makes the call reject. */
export function checkAnswers(app: Hono, parts: readonly Hono[]): void {
  const routes = recordedRoutes(parts).map((route) => ({ route, path: patternOf(route.path) }));
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    const { pathname } = new URL(request.url);
    const response = await answer(request, ...rest);
    const asked = routes.find(({ route, path }) => route.method === request.method && path.test(pathname));
    const problem = asked && (await findProblem(asked.route, response));
    if (problem !== undefined)
      throw new Error(`${request.method} ${asked?.route.path} answered ${response.status}: ${problem}`);
    return response;
  };
}

function schemaOf({ answer, conflict }: Call, status: number): z.ZodType | undefined {
  if (status === 409 && conflict) return z.union([conflict, ERROR_ANSWER]);
  return status >= 400 ? ERROR_ANSWER : answer;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}

/** Nothing unpacks an answer on its way where there is no socket. */
async function unpack(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

async function findProblem(route: Call, response: Response): Promise<string | undefined> {
  if (route.gives !== undefined && !/json/.test(route.gives)) return undefined;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const schema = schemaOf(route, response.status);
  if (!schema) return undefined;
  if (!isJson) return 'it is no JSON';
  const json: unknown = JSON.parse(await unpack(response.clone()));
  const parsed = schema.safeParse(json);
  if (!parsed.success) return `${z.prettifyError(parsed.error)}\n${JSON.stringify(json)}`;
  // A schema lets go of what it does not name.
  return isDeepStrictEqual(parsed.data, json)
    ? undefined
    : `it holds more than its schema names\n${JSON.stringify(json)}\n${JSON.stringify(parsed.data)}`;
}
