/** Everything a server can be asked for, from the routes it is made of: a new one is there as soon as it exists. */
import { TOKEN_SCOPES } from '#domain/accounts/permissions.ts';
import { UPLOAD_FILE_PATH } from '#domain/forms/contract.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { recordedRoutes } from '#server/http/route-list.ts';
import { createSite } from '#server/sites/create-site.ts';
import type { TestDeps, testApp } from '../server/test-app.ts';
import { openFileFormTarget } from './file-form-sender.ts';
import type { Flood } from './send-flood.ts';
import type { RunningServer } from './server-process.ts';

export type Address = Pick<Flood, 'method' | 'path' | 'headers' | 'beginning'>;
type App = Awaited<ReturnType<typeof testApp>>;
type Headers = Readonly<Record<string, string>>;

interface Call {
  readonly method: string;
  readonly path: string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILE_TYPE = 'application/octet-stream';
const BOUNDARY = 'x';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const ALL_TYPES = [JSON_TYPE, FORM_TYPE, FILE_TYPE, MULTIPART_TYPE];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const NOBODY = '0'.repeat(24);

const BEGINNINGS: Readonly<Record<string, string>> = {
  [JSON_TYPE]: '[',
  [FORM_TYPE]: 'password=',
  [MULTIPART_TYPE]: partOf('file', 'a.png'),
};

/** The owner's calls: without an account and with a token that may do everything. Sites made for it alone are changed. */
export async function ownerAddresses(app: App, server: RunningServer, deps: TestDeps): Promise<Address[]> {
  const site = await createSite(deps, { identifier: `swept-${deps.newId().slice(-8)}`, title: 'Swept' });
  if (site.kind !== 'created') throw new Error(site.message);
  const { token } = await createToken(deps, { name: 'Sweep', siteId: null, scopes: TOKEN_SCOPES });
  const host = { host: `localhost:${server.port}`, origin: server.origin, 'sec-fetch-site': 'same-origin' };
  const taking = new Map(recordedRoutes(app.ownerRoutes).map((route) => [nameOf(route), route]));
  const calls = callsOf(app.ownerRoutes).flatMap((call) => {
    const { body, takes } = taking.get(nameOf(call)) ?? {};
    const isJson = body !== undefined || call.method === 'GET';
    const types = isJson ? [JSON_TYPE] : takes === undefined ? [FILE_TYPE, MULTIPART_TYPE] : [takes];
    const path = fill(call.path, site.siteId);
    return types.flatMap((type) => [
      to({ ...call, path }, host, type),
      to({ ...call, path }, { ...host, authorization: `Bearer ${token}` }, type),
    ]);
  });
  return calls;
}

/** What the demo's hosts answer: calls with their crumb, forms that the browser sends by itself, and pages. */
export async function siteAddresses(app: App, server: RunningServer): Promise<Address[]> {
  const target = await openFileFormTarget(server);
  const host = { host: `127.0.0.1:${server.port}`, ...target.headers };
  const bare = { ...host, 'sec-fetch-mode': 'navigate' };
  const crumb = `crumb=${target.crumb}`;
  const calls = callsOf(app.siteRoutes).flatMap(({ method, path }) =>
    (method === 'GET' ? [FORM_TYPE] : ALL_TYPES).flatMap((type) => [
      to({ method, path: `${fill(path)}?${crumb}` }, host, type),
      to({ method, path: fill(path) }, bare, type),
      to({ method, path: fill(path) }, host, type),
    ]),
  );
  const { formId, pageId } = target;
  const field = new URLSearchParams({ formId, pageId, fieldId: 'sketches', name: 'a.png' });
  const upload = { method: 'POST', path: `${UPLOAD_FILE_PATH}?${field}&${crumb}` };
  const file = { ...to({ method: 'POST', path: '/api/form/SaveFormSubmission' }, bare, MULTIPART_TYPE) };
  const beginning = [
    partOf('formId'),
    formId,
    next(partOf('pageId')),
    pageId,
    next(partOf('f-sketches[]', 'a.png')),
  ];
  return [...calls, to(upload, host, FILE_TYPE), { ...file, beginning: beginning.join('') }];
}

/** Pages, a file of the build, and what is not there, on each kind of host, by every method. */
export function otherAddresses(server: RunningServer, files: readonly string[]): Address[] {
  const hosts = [`127.0.0.1:${server.port}`, `localhost:${server.port}`, 'nobody.test'];
  const paths = ['/', '/nowhere', '/api/nowhere', '/healthz', '/a%00b', ...files];
  return hosts.flatMap((host) =>
    paths.flatMap((path) =>
      METHODS.flatMap((method) => to({ method, path }, { host }, method === 'POST' ? FORM_TYPE : JSON_TYPE)),
    ),
  );
}

function callsOf(apps: readonly { readonly routes: readonly Call[] }[]): Call[] {
  const routes = apps.flatMap((app) => app.routes);
  const each = routes.flatMap(({ method, path }) =>
    (method === 'ALL' ? ['GET', 'POST'] : [method]).map((one) => ({ method: one, path })),
  );
  return [...new Map(each.map((call) => [nameOf(call), call])).values()];
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function fill(path: string, siteId = NOBODY): string {
  return path
    .replace(':site', siteId)
    .replace(/:[a-z]+(\{[^}]*\})?\??/gi, NOBODY)
    .replaceAll('*', 'x');
}

function to(call: Call, headers: Headers, type: string): Address {
  const beginning = BEGINNINGS[type];
  return { ...call, headers: { ...headers, 'content-type': type }, ...(beginning ? { beginning } : {}) };
}

function partOf(name: string, filename?: string): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
}

function next(part: string): string {
  return `\r\n${part}`;
}
