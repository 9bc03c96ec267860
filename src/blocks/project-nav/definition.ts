import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { PROJECT_ORDERS, projectOrderField } from '../kit/project-order.ts';

const props = z.object({
  order: z.enum(PROJECT_ORDERS).meta(projectOrderField),
  /** After the last comes the first again. */
  wraps: z.boolean().meta(
    field('Loop after the last project', {
      hint: 'When off, navigation ends at the first and last project.',
    }),
  ),
  showsCovers: z.boolean().meta(field('Covers', { group: 'look' })),
});
export type ProjectNavProps = z.infer<typeof props>;

const defaults: ProjectNavProps = { order: 'newest', wraps: true, showsCovers: true };

export const projectNav = defineBlock<ProjectNavProps>({
  type: 'project-nav',
  code: 29,
  label: 'Previous and next project',
  description: 'Links a project to the previous and next ones.',
  emptyHint: 'Visible once you publish another project.',
  category: 'navigation',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'With covers', props: defaults },
    { name: 'Titles only', props: { ...defaults, showsCovers: false } },
  ],
});
