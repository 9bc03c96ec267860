import { describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { bodySchema } from '#domain/content/content.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { bodyFrom, STARTING_POINTS } from './starting-points.ts';

function counter(): () => string {
  let count = 0;
  return () => `id${String(count++).padStart(22, '0')}`;
}

test('there are an empty page and five that are not', () => {
  const sections = STARTING_POINTS.map(({ name }) => bodyFrom(name, 'Hours', counter()).sections.length);
  expect(sections).toEqual([0, 4, 4, 3, 4, 2]);
});

describe.each(STARTING_POINTS)('$label', ({ name }) => {
  const body = bodyFrom(name, 'Ölbilder & Drucke', counter());
  const blocks = body.sections.flatMap((section) => section.blocks);

  test('is a page as the server takes it, of blocks whose props are as they should be', () => {
    expect(bodySchema.safeParse(body).error).toBeUndefined();
    expect(body.title).toBe('Ölbilder & Drucke');
    for (const { type, version, props } of blocks) {
      expect(version).toBe(definitions[type]?.version);
      expect(definitions[type]?.props.safeParse(props).error, type).toBeUndefined();
    }
  });

  test('is opened by its name, and no heading leaves out a level', () => {
    const nodes = blocks.flatMap(({ props }) => (props['content'] as RichText | undefined)?.content ?? []);
    const headings = nodes.filter((node) => node.type === 'heading');
    if (name === 'empty') return void expect(headings).toEqual([]);
    expect(headings.filter(({ level }) => level === 1)).toEqual([headings[0]]);
    expect(headings[0]?.content).toEqual([{ type: 'text', text: 'Ölbilder & Drucke' }]);
    const levels = headings.map(({ level }) => level);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

test('two pages of one starting point share no id', () => {
  const newId = counter();
  const idsOf = () =>
    bodyFrom('about', 'About', newId).sections.flatMap(({ id, blocks }) => [
      id,
      ...blocks.map((each) => each.id),
    ]);
  const ids = [...idsOf(), ...idsOf()];
  expect(new Set(ids).size).toBe(ids.length);
});
