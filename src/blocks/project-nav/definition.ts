import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { PROJECT_ORDERS, projectOrderField } from '../kit/project-order.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  order: z.enum(PROJECT_ORDERS).meta(projectOrderField),
  /** After the last comes the first again. */
  wraps: z.boolean().meta(
    field(labels.loopAfterTheLastProject, {
      hint: labels.whenOffNavigationEndsAtThe,
    }),
  ),
  showsCovers: z.boolean().meta(field(labels.covers, { group: 'look' })),
});
export type ProjectNavProps = z.infer<typeof props>;

const defaults: ProjectNavProps = { order: 'newest', wraps: true, showsCovers: true };

export const projectNav = defineBlock<ProjectNavProps>({
  type: 'project-nav',
  code: 29,
  label: labels.previousAndNextProject,
  description: labels.linksAProjectToThePrevious,
  emptyHint: labels.visibleOnceYouPublishAnotherProject,
  category: 'navigation',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'With covers', props: defaults },
    { name: 'Titles only', props: { ...defaults, showsCovers: false } },
  ],
});
