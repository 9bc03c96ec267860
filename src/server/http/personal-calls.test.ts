/** Holds the declarations of all calls to it that what they tell of people is marked: a field that is forgotten fails here. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ROLE_PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { Call } from '#domain/calls/call.ts';
import { markOf } from '#domain/calls/personal.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { recordedRoutes } from './route-list.ts';

/** Calls whose own permission is about people or everything, so that no narrower caller reaches them. */
const ABOUT_PEOPLE = [
  'admin.customer-data',
  'admin.people',
  'admin.transfer',
  'admin.jobs',
  'admin.installation',
  'self',
  'open',
  'visitor',
];
const LOOKS_PERSONAL =
  /^(e?mail|emails|phone|customer|guest|guests|buyer|buyerLines|author|recipient|sender|person|address|addressLines|line1|line2|street|city|postalCode|vatNumber|birthday|ip|note|giftNote|statusUrl|message|answers)$/i;
/** Of what looks so and tells of no visitor, what it is instead. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/ \S*(invoice-seller|\.seller|settings\.business|infoBar|badge)\.\w+$/, 'The business itself.'],
  [/donations\/:donation(\.receipt|\/statement)\.(recipient|addressLines)$/, 'The business itself.'],
  [/ \S*notices\.emails$/, 'Where the site sends its notices.'],
  [/(notes|draft|versions|revisions?)\.author$/, 'A colleague, by the name they chose.'],
  [/listing\.author$/, 'Whether lists show the author.'],
  [/translations\/:language\.address$/, 'That of a page, in a language.'],
  [/blocked\.note$/, 'What the owner says of days off.'],
  [/methods\.note$/, 'What the owner says of a way of delivery.'],
  [/analytics\/notes\.note$/, 'What the owner says of a day.'],
  [/customers\/:order\.customer$/, 'Its parts are marked.'],
  [/fetched-pictures\.problems\.address$/, 'Where a picture was on the web.'],
  [/errors\.groups\.message$/, 'Struck out before it is stored.'],
  [/\.message$/, 'Words of the product about what was asked for.'],
];
const isOther = (path: string) => OTHERS.some(([pattern]) => pattern.test(path));

type Leaf = { readonly path: string; readonly isMarked: boolean };

function leavesOf(schema: z.core.$ZodType, path: string, isMarked = false, depth = 0): Leaf[] {
  if (depth > 12) return [];
  const marked = isMarked || markOf(schema) !== undefined;
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const into = (each: z.core.$ZodType, name = '') => leavesOf(each, `${path}${name}`, marked, depth + 1);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, each]) => [
        { path: `${path}.${name}`, isMarked: marked || markOf(each) !== undefined },
        ...into(each, `.${name}`),
      ]);
    case 'array':
      return into(def.element);
    case 'record':
      return into(def.valueType);
    case 'union':
      return def.options.flatMap((each) => into(each));
    case 'pipe':
      return into(def.out);
    default:
      return 'innerType' in def ? into(def.innerType) : [];
  }
}

describeOnBothEngines('what calls say of people', (on) => {
  const routes = async () => recordedRoutes((await testApp(on.deps)).ownerRoutes);
  const nameOf = ({ method, path }: Call) => `${method} ${path}`;

  test('every field that looks personal is marked, or listed with what it is', async () => {
    const calls = (await routes()).filter(({ may }) => !ABOUT_PEOPLE.includes(may));
    const unmarked = calls.flatMap((call) =>
      [call.answer, call.conflict].flatMap((schema) =>
        schema ? leavesOf(schema, nameOf(call)).filter(({ isMarked }) => !isMarked) : [],
      ),
    );
    const found = unmarked.filter(({ path }) => LOOKS_PERSONAL.test(path.slice(path.lastIndexOf('.') + 1)));
    const left = [...new Set(found.map(({ path }) => path))].filter((path) => !isOther(path));
    expect(left.sort()).toEqual([]);
  });

  test('what only programs lack is held by every role that may make the call', async () => {
    const holders = Object.values(ROLE_PERMISSIONS);
    const pairs = [
      ['config.commerce', 'admin.customer-data'],
      ['config.settings', 'admin.customer-data'],
    ] as const;
    for (const [may, people] of pairs)
      for (const held of holders.filter((each) => each.includes(may))) expect(held).toContain(people);
  });

  test('every file says what it tells of people', async () => {
    const files = (await routes()).filter(({ gives, may }) => gives !== undefined && may !== 'open');
    expect(files.length).toBeGreaterThan(10);
    for (const call of files)
      expect([nameOf(call), call.personal]).toEqual([nameOf(call), expect.any(String)]);
  });
});
