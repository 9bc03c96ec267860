import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { panelOf, rowsOf, type SettingsPanel, type ShownField } from './panel.ts';
import type { SettingsOf } from './settings-of.ts';

const schema = z.object({
  name: z.string().min(1).max(20).default(''),
  isOn: z.boolean().default(false),
  hours: z.object({ from: z.int().min(0).max(23).default(9) }).default({ from: 9 }),
});

const panel = panelOf(schema, {
  title: 'A panel',
  rows: [
    ['name', 'Name', ({ name }) => `${name.length} letters`, { placeholder: 'Ada' }],
    { part: 'preview', when: ({ isOn }) => isOn },
    ['isOn', 'On', { isDisabled: ({ name }) => name === '' }],
    [
      'hours.from',
      'From',
      { when: ({ isOn }) => isOn, problem: ({ name }) => (name === 'x' ? 'Not x.' : undefined) },
    ],
  ] as SettingsPanel<z.output<typeof schema>>['rows'],
});

const shown = (value: Partial<z.input<typeof schema>>) =>
  rowsOf(panel, schema.parse({ name: 'Ada', ...value }));
const fieldAt = (rows: ReturnType<typeof shown>, path: string) =>
  rows.find((row): row is ShownField => 'path' in row && row.path.join('.') === path);

describe('a declared panel', () => {
  test('shows the rows that the values ask for, in its order', () => {
    expect(shown({}).map((row) => ('part' in row ? row.part : row.path.join('.')))).toEqual(['name', 'isOn']);
    expect(shown({ isOn: true }).map((row) => ('part' in row ? row.part : row.path.join('.')))).toEqual([
      'name',
      'preview',
      'isOn',
      'hours.from',
    ]);
  });

  test('takes words and limits of a field from the declaration and the schema', () => {
    const name = fieldAt(shown({}), 'name');
    expect(name?.field).toMatchObject({
      kind: 'text',
      label: 'Name',
      hint: '3 letters',
      input: { maxLength: 20, placeholder: 'Ada' },
    });
    expect(fieldAt(shown({ isOn: true }), 'hours.from')?.field).toMatchObject({ kind: 'number', max: 23 });
    expect(
      fieldAt(rowsOf(panel, { name: '', isOn: false, hours: { from: 9 } }), 'isOn')?.field.input,
    ).toEqual({
      disabled: true,
    });
  });

  test('says what the schema or the declaration holds against a value', () => {
    const wrong = rowsOf(panel, { name: '', isOn: true, hours: { from: 30 } });
    expect(fieldAt(wrong, 'name')).toMatchObject({ error: 'Enter a text.', isWrong: true });
    expect(fieldAt(wrong, 'hours.from')?.error).toBe('Enter 23 or less.');
    expect(fieldAt(shown({ name: 'x', isOn: true }), 'hours.from')?.error).toBe('Not x.');
    const emptied = { name: 'Ada', isOn: true, hours: { from: undefined as unknown as number } };
    expect(fieldAt(rowsOf(panel, emptied), 'hours.from')?.error).toBe('Enter a number.');
    expect(fieldAt(shown({}), 'isOn')?.isWrong).toBe(false);
  });
});

/** All that is declared, found by its place, with what holds at first. */
type Found = [name: string, panel: ReturnType<typeof panelOf>, atFirst: Record<string, unknown>];
const declared = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../**/panel.ts', '../**/panels.ts', '../**/settings.ts', '!./panel.ts'],
    { eager: true },
  ),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, each]): Found[] => {
    if (typeof each !== 'object' || each === null || !('schema' in each)) return [];
    const { panel: own, schema: its, atFirst } = each as SettingsOf;
    const found = own ? { ...own, schema: its } : (each as ReturnType<typeof panelOf>);
    return 'rows' in found ? [[`${file} ${name}`, found, atFirst ?? startOf(its)]] : [];
  }),
);

/** A site has a name; strict schemas take none. */
function startOf(its: z.ZodObject): Record<string, unknown> {
  return its.safeParse({ title: 'A site' }).data ?? its.parse({});
}

test('panels are found', () => {
  expect(declared.length).toBeGreaterThan(8);
});

test.each(declared)(
  '%s has a control for each field, and nothing against what holds at first',
  (_, each, atFirst) => {
    for (const row of rowsOf(each, atFirst)) {
      if ('part' in row) continue;
      const name = row.path.join('.');
      if (row.control === undefined) expect(row.field.kind, name).not.toBe('unknown');
      expect(row.error, name).toBeUndefined();
    }
  },
);
