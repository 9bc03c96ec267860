/** What the calls about lists answer. */
import { z } from 'zod';
import { FIELD_TYPES } from '#domain/forms/field-types.ts';
import type { FormListChoice } from '#domain/lists/form-list.ts';
import { type ListMember, MEMBER_STATES, type NewsletterList } from '#domain/lists/list.ts';
import { instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';
import type { ImportReport } from './import-members.ts';

const list = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    counts: z.object({
      subscribed: z.int(),
      pending: z.int(),
      unsubscribed: z.int(),
      removed: z.int(),
    }),
  })
  .meta({ id: 'NewsletterList' }) satisfies z.ZodType<NewsletterList>;

const member = z
  .object({
    id: z.string(),
    listId: z.string(),
    email: z.string(),
    name: z.string(),
    state: z.enum(MEMBER_STATES),
    source: z
      .object({
        kind: z.enum(['form', 'owner', 'import']),
        formName: z.string().optional(),
        pagePath: z.string().optional(),
        by: z.string().optional(),
      })
      .meta({ description: 'How they came here: by which form on which page, or who put them on.' }),
    askedAt: instant,
    confirmedAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .meta({ id: 'ListMember' }) satisfies z.ZodType<ListMember>;

const report = z.object({
  added: z.int(),
  known: z.int().meta({ description: 'Were on the list before, or came twice.' }),
  left: z.int().meta({ description: 'Have left: they are not put on again.' }),
  invalid: z.int(),
  invalidLines: z.array(z.object({ line: z.int(), text: z.string() })),
}) satisfies z.ZodType<ImportReport>;

const choice = z.object({
  listId: z.string().nullable(),
  fieldId: z.string(),
  consentFieldId: z.string(),
}) satisfies z.ZodType<FormListChoice>;

/** To somebody who asks what is known of them. */
export const LISTS_OF_PERSON = z.array(
  z.looseObject({ listName: z.string(), email: z.string(), state: z.string() }),
);

const LISTS = '/api/sites/:site/lists';

export const LIST_ANSWERS: Answers = {
  [`GET ${LISTS}`]: z.object({ lists: z.array(list) }),
  [`POST ${LISTS}`]: z.object({ list }),
  [`PATCH ${LISTS}/:list`]: z.object({ list }),
  [`DELETE ${LISTS}/:list`]: z.object({ deleted: z.int().meta({ description: 'People who were on it.' }) }),
  [`GET ${LISTS}/:list/members`]: z.object({
    members: z.array(member),
    next: z.string().nullable().meta({ description: 'Give it as `before` for older ones.' }),
  }),
  [`POST ${LISTS}/:list/members`]: z.object({
    entered: z.enum(['asked', 'subscribed', 'kept']).meta({
      description: 'Asked by mail, on the list from now on, or on it before.',
    }),
  }),
  [`POST ${LISTS}/:list/members/remove`]: z.object({ removed: z.int() }),
  [`POST ${LISTS}/:list/members/import`]: report,
  'GET /api/sites/:site/forms/:form/list': z.object({
    choice: choice.nullable().meta({ description: 'Null where nothing is chosen.' }),
    isSignUp: z.boolean().meta({
      description: 'Whether the form adds to the first list although nothing is chosen.',
    }),
    lists: z.array(list),
    fields: z.array(z.object({ id: z.string(), label: z.string(), type: z.enum(FIELD_TYPES) })),
  }),
  'PUT /api/sites/:site/forms/:form/list': z.object({ choice }),
};
