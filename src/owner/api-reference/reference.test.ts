import { expect, test } from 'vitest';
import type { OpenApi, Schema } from '#domain/api-reference/calls.ts';
import { curlOf, exampleOf } from './example.ts';
import { areasOf, searchArea } from './reference.ts';
import { insideOf, schemaWords } from './schema-words.ts';

const TREE: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 9 },
    below: { type: 'array', items: { $ref: '#/s/Tree' } },
  },
  required: ['name', 'below'],
};
const schemas = { Tree: TREE };
const api: OpenApi = {
  info: { version: '1' },
  servers: [{ url: 'https://studio.example.org' }],
  paths: {
    '/api/sites/{site}/redirects': {
      post: {
        operationId: 'post-redirects',
        summary: 'Leads an old address on.',
        tags: ['redirects'],
        parameters: [
          { name: 'site', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'source', in: 'query', required: true, schema: { enum: ['a b', 'c'] } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { from: { const: "it's" }, kind: { type: 'integer', minimum: 301 } },
                required: ['from', 'kind'],
              },
            },
          },
        },
        responses: { '2XX': {} },
        'x-permission': 'config.settings',
      },
    },
  },
  components: { schemas },
};

test('an example is what the shell and the server take', () => {
  const [area] = areasOf(api);
  expect(curlOf(area!.operations[0]!, 'https://studio.example.org', schemas)).toBe(
    [
      `curl -X POST 'https://studio.example.org/api/sites/SITE/redirects?source=a+b'`,
      `-H "Authorization: Bearer $VITRINE_TOKEN"`,
      `-H 'Content-Type: application/json'`,
      `-d '{"from":"it'\\''s","kind":301}'`,
    ].join(' \\\n  '),
  );
});

test('schemas that hold themselves end', () => {
  expect(exampleOf(TREE, schemas)).toMatchObject({ name: '…', below: [{ name: '…' }] });
  expect(schemaWords({ $ref: '#/s/Tree' }, schemas)).toBe('Tree');
  expect(schemaWords(TREE.properties!['below']!, schemas)).toBe('list of Tree');
  expect(insideOf(TREE.properties!['below']!, schemas)).toBe(TREE);
  expect(schemaWords(TREE.properties!['name']!, schemas)).toBe('text, up to 9 characters');
});

test('all words have to be found, in whatever order', () => {
  const [area] = areasOf(api);
  expect(searchArea(area!, 'old post')?.operations).toHaveLength(1);
  expect(searchArea(area!, 'ÓLD post')?.operations).toHaveLength(1);
  expect(searchArea(area!, 'old delete')).toBeUndefined();
});

test('a call of visitors is tried on the site, with its crumb, as the form it takes', () => {
  const content = {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { data: { type: 'string' } }, required: ['data'] },
    },
  };
  const post = {
    operationId: 'post-events-Trace',
    summary: 'Writes entries to a site’s log.',
    tags: ['events'],
    requestBody: { content },
    responses: { '2XX': {} },
    'x-permission': 'visitor',
  };
  const [area] = areasOf({ ...api, paths: { '/api/events/Trace': { post } } });
  expect(curlOf(area!.operations[0]!, 'https://studio.example.org', schemas)).toBe(
    [
      `curl -X POST 'https://SITE/api/events/Trace'`,
      `-H 'Origin: https://SITE'`,
      '-H "crumb: $CRUMB" -b cookies.txt',
      `--data-urlencode 'data=…'`,
    ].join(' \\\n  '),
  );
});
