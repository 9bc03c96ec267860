/** The calls about newsletter lists. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { findsPeople, hiddenFromPrograms } from '../calls/personal.ts';
import { FIELD_TYPES } from '../forms/field-types.ts';
import {
  ENTERED,
  isMemberEmail,
  MAX_LIST_NAME,
  MAX_MEMBER_NAME,
  MEMBER_SOURCES,
  MEMBER_STATES,
  memberName,
} from './list.ts';

const LISTS = '/api/sites/:site/lists';
const LIST = `${LISTS}/:list`;
const MEMBERS = `${LIST}/members`;
const FORM_LIST = '/api/sites/:site/forms/:form/list';

const id = z.string().max(40);

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
  .meta({ id: 'NewsletterList' });
export type NewsletterList = Shape<typeof list>;

const listInput = z.strictObject({
  name: z
    .string()
    .transform(memberName)
    .pipe(
      z
        .string()
        .min(1, 'Give the list a name.')
        .max(MAX_LIST_NAME, `Use at most ${MAX_LIST_NAME} characters.`),
    ),
});

const may = 'config.newsletter';
const errors = { missing: 404 } as const;

export const readAll = call('GET', LISTS, {
  may,
  summary: 'Lists the newsletter lists of a site, with how many people are on each.',
  answer: z.object({
    lists: z.array(list),
    setAside: z
      .int()
      .meta({ description: 'Sign-ups from forms that looked like spam and wait in the inbox.' }),
  }),
  cache: 'no-store',
});

export const make = call('POST', LISTS, {
  may,
  summary: 'Makes a newsletter list.',
  body: listInput,
  answer: z.object({ list }),
  status: 201,
  errors: { ...errors, 'too-many': 409 },
  leaves: 'list.made',
});

export const rename = call('PATCH', LIST, {
  may,
  summary: 'Renames a newsletter list.',
  body: listInput,
  answer: z.object({ list }),
  errors,
  leaves: 'list.renamed',
});

export const remove = call('DELETE', LIST, {
  may,
  summary: 'Deletes a newsletter list with everybody on it, for good.',
  answer: z.object({ deleted: z.int().meta({ description: 'People who were on it.' }) }),
  errors,
  leaves: 'list.deleted',
});

const source = z
  .object({
    kind: z.enum(MEMBER_SOURCES),
    /** Of a form: what the owner calls it, and the page it stands on. */
    formName: z.string().optional(),
    pagePath: z.string().optional(),
    /** Of the others: who stated that there is consent. */
    by: z.string().optional(),
  })
  .meta({ description: 'How they came here: by which form on which page, or who put them on.' });
export type MemberSource = Shape<typeof source>;

export const member = z
  .object({
    id: z.string(),
    listId: z.string(),
    email: hiddenFromPrograms(z.string(), may),
    name: hiddenFromPrograms(z.string(), may),
    state: z.enum(MEMBER_STATES),
    source,
    /** When they asked for it, or the owner put them on. */
    askedAt: instant,
    /** When they confirmed, or consent was stated; null before. */
    confirmedAt: instant.nullable(),
    /** When they left or were taken off; null while they are on it. */
    endedAt: instant.nullable(),
  })
  .meta({ id: 'ListMember' });
export type ListMember = Shape<typeof member>;

const memberPage = z.object({
  members: z.array(member),
  next: z.string().nullable().meta({ description: 'Give it as `before` for older ones.' }),
});
export type MemberPage = Shape<typeof memberPage>;

export const readMembers = call('GET', MEMBERS, {
  may,
  summary: 'Lists the people on a newsletter list, the latest first.',
  query: z.object({
    state: z
      .enum([...MEMBER_STATES, 'gone'])
      .optional()
      .meta({ description: '“gone”: left or removed.' }),
    search: findsPeople(
      z.string().optional().meta({ description: 'A part of the address or the name.' }),
      may,
    ),
    before: z.string().optional().meta({ description: 'The id of a member: only older ones are given.' }),
  }),
  answer: memberPage,
  cache: 'no-store',
  errors,
});

export const addMember = call('POST', MEMBERS, {
  may,
  summary: 'Puts one person on a newsletter list, or asks them by mail.',
  description: 'Whoever has left is asked in any case: they come back by their own hand only.',
  body: z.strictObject({
    email: z.string().trim().refine(isMemberEmail, 'Write an e-mail address, like mira@example.org.'),
    name: z.string().max(MAX_MEMBER_NAME).transform(memberName),
    hasConsent: z
      .boolean()
      .meta({ description: 'Whether this person agreed already. Otherwise they are asked by mail.' }),
  }),
  answer: z.object({
    entered: z.enum(ENTERED).meta({
      description: 'Asked by mail, on the list from now on, or on it before.',
    }),
  }),
  status: 201,
  errors,
  leaves: 'list.added',
});

export const removeMembers = call('POST', `${MEMBERS}/remove`, {
  may,
  summary: 'Takes people off a newsletter list. What they agreed to stays on record.',
  body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  answer: z.object({ removed: z.int() }),
  errors,
  leaves: 'list.removed',
});

const importReport = z.object({
  added: z.int(),
  known: z.int().meta({ description: 'Were on the list before, or came twice.' }),
  left: z.int().meta({ description: 'Have left: they are not put on again.' }),
  invalid: z.int(),
  invalidLines: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type ImportReport = Shape<typeof importReport>;

export const importMembers = call('POST', `${MEMBERS}/import`, {
  may,
  summary: 'Puts people from a table on a newsletter list.',
  description:
    'Reads addresses from a column named “email” or the first cell with an @. Whoever has left stays away.',
  body: z.strictObject({
    csv: z.string().max(3_500_000, 'The table is too large. Take it in parts.'),
    hasConsent: z
      .literal(true, 'Import only people who have agreed to get these mails.')
      .meta({ description: 'States that everybody in the table agreed.' }),
  }),
  answer: importReport,
  errors,
  leaves: 'list.imported',
});

export const exportTable = call('GET', `${LIST}/table.csv`, {
  may,
  summary:
    'Gives everybody on a newsletter list as a table for spreadsheets, with when and where they agreed.',
  gives: 'text/csv',
  personal: may,
  errors,
  leaves: 'list.exported',
});

const formChoice = z.object({
  /** Null: to none. */
  listId: z.string().nullable(),
  /** The email field; empty for the first. */
  fieldId: z.string(),
  /** The field that has to be ticked; empty where sending the form says it. */
  consentFieldId: z.string(),
});
export type FormListChoice = Shape<typeof formChoice>;

export const readFormChoice = call('GET', FORM_LIST, {
  may: 'config.settings',
  summary: 'Tells which newsletter list a form adds to.',
  answer: z.object({
    choice: formChoice.nullable().meta({ description: 'Null where nothing is chosen.' }),
    isSignUp: z.boolean().meta({
      description: 'Whether the form adds to the first list although nothing is chosen.',
    }),
    lists: z.array(list),
    fields: z.array(z.object({ id: z.string(), label: z.string(), type: z.enum(FIELD_TYPES) })),
  }),
  cache: 'no-store',
});

export const chooseForForm = call('PUT', FORM_LIST, {
  may: 'config.settings',
  summary: 'Sets which newsletter list a form adds to.',
  description: 'Whoever sends the form gets a mail to confirm, and is on the list once they have.',
  body: z.strictObject({
    listId: id.nullable().meta({ description: 'Null: the form adds to no list.' }),
    fieldId: id.meta({ description: 'The email field; empty for the first.' }),
    consentFieldId: id.meta({ description: 'The field that has to be ticked; empty for none.' }),
  }),
  answer: z.object({ choice: formChoice }),
  errors,
  leaves: 'form.list',
});

/** To somebody who asks what is known of them. */
export const LISTS_OF_PERSON = z.array(
  z.looseObject({ listName: z.string(), email: z.string(), state: z.string() }),
);
