/** What every kind of form says and does once it is sent. */
import { z } from 'zod';
import { htmlSchema, trustSchema } from '#domain/code/owner-html.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';

export const formNameProp = z
  .string()
  .max(100)
  .meta(field('Name', { hint: 'Only you see this, in submissions and emails.' }));

export const submitLabelProp = z.string().min(1).max(60).meta(field('Button text'));

export const sentProps = {
  successText: z
    .string()
    .max(1000)
    .meta(
      field('Once it is sent', {
        control: 'long-text',
        hint: 'Replaces the form.',
      }),
    ),
  successLink: linkSchema.optional().meta(field('Or lead to', { hint: 'Visitors go there instead.' })),
  html: htmlSchema.meta(
    field('Code after sending', { control: 'code', hint: 'Runs after the message, including its scripts.' }),
  ),
  trust: trustSchema.meta(
    field('Run code', {
      choices: { trusted: 'As part of the page', sandboxed: 'In a separate frame' },
      hint: 'Only people who can add code can run it as part of the page.',
    }),
  ),
};
