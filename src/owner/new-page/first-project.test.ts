import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import { bodySchema } from '#domain/content/content.ts';
import { makeId } from '../make-id.ts';
import { projectToFill } from './first-project.ts';

test('a new project has room for words, details and pictures, and leads on to the others', () => {
  const { title, sections } = bodySchema.parse(projectToFill('North Quay', makeId));
  const blocks = sections.flatMap((section) => section.blocks);
  expect(title).toBe('North Quay');
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'project-details', 'gallery', 'project-nav']);
  for (const { type, version, props } of blocks) {
    const definition = definitions[type];
    expect(definition && parseProps(definition, version, props).ok, type).toBe(true);
  }
});
