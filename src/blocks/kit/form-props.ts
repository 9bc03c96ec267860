/** What every kind of form says and does once it is sent. */
import { z } from 'zod';
import { htmlSchema, trustSchema } from '#domain/code/owner-html.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';

export const formNameProp = z
  .string()
  .max(100)
  .meta(field('Name', { hint: 'Only you see it: in the list of submissions and in mails.' }));

export const submitLabelProp = z.string().min(1).max(60).meta(field('Words on the button'));

export const sentProps = {
  successText: z
    .string()
    .max(1000)
    .meta(
      field('Once it is sent', {
        control: 'long-text',
        hint: 'Stands in the place of the form from then on.',
      }),
    ),
  successLink: linkSchema.optional().meta(field('Or lead to', { hint: 'Visitors are taken there instead.' })),
  html: htmlSchema.meta(
    field('Code once it is sent', { control: 'code', hint: 'Follows the words. Its scripts are run.' }),
  ),
  trust: trustSchema.meta(
    field('How the code runs', {
      choices: { trusted: 'As part of the page', sandboxed: 'In a frame of its own' },
      hint: 'Only people who may add code can let it run as part of the page.',
    }),
  ),
};
