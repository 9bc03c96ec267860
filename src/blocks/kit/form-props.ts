/** What every kind of form says and does once it is sent. */
import { z } from 'zod';
import { htmlSchema, trustSchema } from '#domain/code/owner-html.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import * as labels from './labels/en.ts';

export const formNameProp = z
  .string()
  .max(100)
  .meta(field(labels.name, { hint: labels.onlyYouSeeThisInSubmissions }));

export const submitLabelProp = z.string().min(1).max(60).meta(field(labels.buttonText));

export const sentProps = {
  successText: z
    .string()
    .max(1000)
    .meta(
      field(labels.onceItIsSent, {
        control: 'long-text',
        hint: labels.replacesTheForm,
      }),
    ),
  successLink: linkSchema.optional().meta(field(labels.orLeadTo, { hint: labels.visitorsGoThereInstead })),
  html: htmlSchema.meta(
    field(labels.codeAfterSending, { control: 'code', hint: labels.runsAfterTheMessageIncludingIts }),
  ),
  trust: trustSchema.meta(
    field(labels.runCode, {
      choices: { trusted: labels.asPartOfThePage, sandboxed: labels.inASeparateFrame },
      hint: labels.onlyPeopleWhoCanAddCode,
    }),
  ),
};
