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
        .min(1, 'Enter a name for the list.')
        .max(MAX_LIST_NAME, `Use ${MAX_LIST_NAME} characters or fewer.`),
    ),
});

const may = 'config.newsletter';
const errors = { missing: 404 } as const;

export const readAll = call('GET', LISTS, {
  may,
  summary: 'Lists newsletter lists with the number of people on each.',
  answer: z.object({
    lists: z.array(list),
    setAside: z.int().meta({ description: 'Sign-ups that looked like spam and wait in the inbox.' }),
  }),
  cache: 'no-store',
});

export const make = call('POST', LISTS, {
  may,
  summary: 'Creates a newsletter list.',
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
  summary: 'Permanently deletes a newsletter list with everyone on it.',
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
  .meta({ description: 'How they joined: the form and page, or the person who added them.' });
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
  next: z.string().nullable().meta({ description: 'Pass it as `before` for older ones.' }),
});
export type MemberPage = Shape<typeof memberPage>;

export const readMembers = call('GET', MEMBERS, {
  may,
  summary: 'Lists people on a newsletter list, latest first.',
  query: z.object({
    state: z
      .enum([...MEMBER_STATES, 'gone'])
      .optional()
      .meta({ description: '“gone”: unsubscribed or removed.' }),
    search: findsPeople(
      z.string().optional().meta({ description: 'A part of the address or the name.' }),
      may,
    ),
    before: z.string().optional().meta({ description: 'A member’s id. Returns only older ones.' }),
  }),
  answer: memberPage,
  cache: 'no-store',
  errors,
});

export const addMember = call('POST', MEMBERS, {
  may,
  summary: 'Adds a person to a newsletter list, or emails them to confirm.',
  description: 'People who unsubscribed always have to confirm. Only they can rejoin.',
  body: z.strictObject({
    email: z.string().trim().refine(isMemberEmail, 'Enter an email address, such as mira@example.org.'),
    name: z.string().max(MAX_MEMBER_NAME).transform(memberName),
    hasConsent: z
      .boolean()
      .meta({ description: 'Whether this person already agreed. Otherwise they get a confirmation email.' }),
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
  summary: 'Removes people from a newsletter list. Their consent stays on record.',
  body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  answer: z.object({ removed: z.int() }),
  errors,
  leaves: 'list.removed',
});

const importReport = z.object({
  added: z.int(),
  known: z.int().meta({ description: 'Already on the list, or duplicates.' }),
  left: z.int().meta({ description: 'Unsubscribed people, who were not added.' }),
  invalid: z.int(),
  invalidLines: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type ImportReport = Shape<typeof importReport>;

export const importMembers = call('POST', `${MEMBERS}/import`, {
  may,
  summary: 'Imports people from CSV into a newsletter list.',
  description:
    'Reads addresses from a column named “email”, or the first cell with an @. Skips people who unsubscribed.',
  body: z.strictObject({
    csv: z.string().max(3_500_000, 'The file is too large. Split it and import the parts.'),
    hasConsent: z
      .literal(true, 'Import only people who have agreed to get these emails.')
      .meta({ description: 'Confirms that everyone in the file agreed.' }),
  }),
  answer: importReport,
  errors,
  leaves: 'list.imported',
});

export const exportTable = call('GET', `${LIST}/table.csv`, {
  may,
  summary: 'Exports a newsletter list as CSV, with when and where people agreed.',
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
  summary: 'Returns the newsletter list of a form.',
  answer: z.object({
    choice: formChoice.nullable().meta({ description: 'Null if none is chosen.' }),
    isSignUp: z.boolean().meta({
      description: 'Whether the form uses the first list because none is chosen.',
    }),
    lists: z.array(list),
    fields: z.array(z.object({ id: z.string(), label: z.string(), type: z.enum(FIELD_TYPES) })),
  }),
  cache: 'no-store',
});

export const chooseForForm = call('PUT', FORM_LIST, {
  may: 'config.settings',
  summary: 'Sets the newsletter list of a form.',
  description: 'People who submit the form get an email to confirm before they join the list.',
  body: z.strictObject({
    listId: id.nullable().meta({ description: 'Null to add to no list.' }),
    fieldId: id.meta({ description: 'The email field; empty for the first.' }),
    consentFieldId: id.meta({ description: 'The checkbox to require. Empty for none.' }),
  }),
  answer: z.object({ choice: formChoice }),
  errors,
  leaves: 'form.list',
});

/** To somebody who asks what is known of them. */
export const LISTS_OF_PERSON = z.array(
  z.looseObject({ listName: z.string(), email: z.string(), state: z.string() }),
);
