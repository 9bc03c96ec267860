import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ALL_PERMISSIONS, ROLE_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { ROLE_WORDS, rolesToGive } from '#domain/accounts/role-names.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import type { OpenApi } from './open-api.ts';

/** Handlers that every method goes through, and addresses outside of the API, are no calls. */
function callsOf(apps: readonly Pick<Hono, 'routes'>[]): string[] {
  const routes = apps.flatMap((app) => app.routes);
  const calls = routes.filter(({ method, path }) => method !== 'ALL' && /^\/api\/[^*]+$/.test(path));
  return [
    ...new Set(
      calls.map(({ method, path }) => `${method} ${path.replace(/:([A-Za-z]+)(\{[^}]*\})?\??/g, '{$1}')}`),
    ),
  ].toSorted();
}

describeOnBothEngines('the API reference', (on) => {
  async function read(): Promise<{ reference: OpenApi; calls: string[] }> {
    const { app, ownerRoutes, siteRoutes } = await testApp(on.deps);
    const response = await app.request('http://localhost:4321/api/openapi.json');
    expect(response.status).toBe(200);
    return { reference: (await response.json()) as OpenApi, calls: callsOf([...ownerRoutes, ...siteRoutes]) };
  }

  test('tells of every call there is, and of no other', async () => {
    const { reference, calls } = await read();
    const told = Object.entries(reference.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.toSorted()).toEqual(calls);
    expect(calls.length).toBeGreaterThan(20);
  });

  test('refers to nothing that is not in it, and names no operation twice', async () => {
    const { reference } = await read();
    const references = [...JSON.stringify(reference).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(5);
    const { components } = reference;
    for (const [, group = '', name = ''] of references)
      expect(components[group as 'schemas'], name).toHaveProperty([name]);
    const ids = Object.values(reference.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('whoever is invited gets a role by which something can be done', async () => {
    const { reference } = await read();
    const asked = new Set<string>(
      Object.values(reference.paths).flatMap((operations) =>
        Object.values(operations).map((operation) => operation['x-permission']),
      ),
    );
    const given = rolesToGive().map(({ role }) => role);
    for (const { role, label } of ROLE_WORDS) {
      const doesSomething = ROLE_PERMISSIONS[role].some((permission) => asked.has(permission));
      expect([label, given.includes(role)]).toEqual([label, doesSomething]);
      expect(rolesToGive(role).map((each) => each.role)).toContain(role);
    }
  });

  test('says of every call what it does and what it takes to be allowed, in words of its own', async () => {
    const { reference } = await read();
    const calls = Object.entries(reference.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    );
    const known: readonly string[] = ['open', 'self', 'visitor', ...ALL_PERMISSIONS];
    for (const { name, summary, 'x-permission': permission } of calls) {
      expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].{8,}\.$/)]);
      expect([name, known.includes(permission)]).toEqual([name, true]);
    }
    const summaries = Map.groupBy(calls, ({ summary }) => summary);
    expect([...summaries].filter(([, same]) => same.length > 2).map(([summary]) => summary)).toEqual([]);
  });

  test('says of every call what it answers, of whatever kind', async () => {
    const { reference } = await read();
    const silent = Object.entries(reference.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { responses }]) => !('content' in (responses['2XX'] as object)))
        .map(([method]) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
    const edit = reference.paths['/api/sites/{site}/documents/{document}/operations']?.['post'];
    expect(Object.keys(edit?.responses ?? {}).sort()).toEqual(['2XX', '409', 'default']);
  });

  test('says which body a call takes and what the caller has to be allowed to do', async () => {
    const { reference } = await read();
    const edit = reference.paths['/api/sites/{site}/documents/{document}/operations']?.['post'];
    expect(edit).toMatchObject({ 'x-permission': 'config.content', 'x-token-scope': 'write' });
    expect(edit?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['baseId', 'operations'] } } },
    });
    expect(edit?.parameters).toHaveLength(2);
  });

  test('says of the calls of visitors that they answer on the hosts of sites', async () => {
    const { reference } = await read();
    const crumb = reference.paths['/api/crumb']?.['get'];
    expect(crumb).toMatchObject({
      security: [],
      servers: [{ url: 'https://{siteHost}' }],
      'x-permission': 'visitor',
    });
    const widget = reference.paths['/api/widget/GetWidgetRendering']?.['post'];
    const { content = {} } = (widget?.requestBody ?? {}) as { content?: object };
    expect(Object.keys(content)).toEqual(['application/x-www-form-urlencoded']);
  });
});
