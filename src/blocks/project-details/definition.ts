import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import * as labels from './labels/en.ts';

const detail = z.object({
  label: z
    .string()
    .max(60)
    .meta(field(labels.what, { hint: labels.forExampleClientYearPlaceRole })),
  value: z.string().max(300).meta(field(labels.howItIs)),
  link: linkSchema.optional().meta(field(labels.leadsTo)),
});
export type ProjectDetail = z.infer<typeof detail>;

const props = z.object({
  details: z
    .array(detail)
    .max(24)
    .meta(field(labels.details, { entry: labels.detail })),
  layout: z.enum(['row', 'column']).meta(
    field(labels.layout, {
      samples: true,
      choices: { row: labels.sideBySide, column: labels.stacked },
      group: 'look',
    }),
  ),
});
export type ProjectDetailsProps = z.infer<typeof props>;

const HARBOUR: ProjectDetail[] = [
  { label: 'Client', value: 'Harbour Authority of Arle', link: { url: 'https://harbour.example' } },
  { label: 'Year', value: '2026' },
  { label: 'Place', value: 'Arle, North Quay' },
  { label: 'Role', value: 'Photography, edit and prints' },
];

export const projectDetails = defineBlock<ProjectDetailsProps>({
  type: 'project-details',
  code: 28,
  label: labels.projectDetails,
  description: labels.clientPlaceDateAndOtherFacts,
  emptyHint: labels.writeYourFirstDetailInThe,
  category: 'text',
  version: 1,
  props,
  defaults: { details: [], layout: 'row' },
  examples: [
    { name: 'Side by side', props: { details: HARBOUR, layout: 'row' } },
    { name: 'One below the other', props: { details: HARBOUR, layout: 'column' } },
  ],
  text: ({ details }) => details.map(({ label, value }) => `${label} ${value}`).join(' '),
});
