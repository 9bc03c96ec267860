/** The languages of a site, under the addresses that the specification gives them (I18N-01 to I18N-05). */
import { z } from 'zod';
import { type AnswerOf, call } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { MAX_SITE_LANGUAGES, siteLanguageSchema } from './site-languages.ts';
import { TEXT_GROUPS, TEXT_KINDS, TRANSLATION_STATES } from './text-kinds.ts';

const PATH = '/api/multilingual';

const query = z.object({
  site: z.string().optional().meta({ description: 'Which site. Not needed where there is only one.' }),
});

const languages = z.array(siteLanguageSchema).max(MAX_SITE_LANGUAGES);

const settings = z
  .object({
    enabled: z.boolean().meta({ description: 'Whether the site has a language beside its main one.' }),
    defaultLanguage: z.string(),
    languages,
  })
  .meta({ id: 'MultilingualSettings' });
export type MultilingualSettings = AnswerOf<typeof readSettings>;

export const readSettings = call('GET', `${PATH}/settings`, {
  may: 'read',
  summary: 'Reads the languages of a site.',
  query,
  answer: settings,
  errors: { missing: 404 },
});

export const readStatus = call('GET', `${PATH}/status`, {
  may: 'read',
  summary: 'Reads which languages visitors can choose.',
  query,
  answer: z
    .object({
      enabled: z.boolean(),
      connectionStatus: z.enum(['connected', 'disconnected']),
      defaultLanguage: z.string(),
      visibleLanguages: z.array(z.string()),
      hiddenLanguages: z.array(z.string()),
    })
    .meta({ id: 'MultilingualStatus' }),
  errors: { missing: 404 },
});

export const saveLanguages = call('PUT', `${PATH}/languages`, {
  may: 'config.settings',
  summary: 'Sets the languages of a site beside its main one.',
  description:
    'Takes effect at once. A hidden language can be translated, and visitors cannot see it. A language that is left out is removed from the site; its translations stay, and show again when the language is added again.',
  query,
  body: z.strictObject({ languages }),
  answer: settings,
  errors: { missing: 404, invalid: 422 },
  leaves: 'settings.changed',
});

export const removeConnection = call('DELETE', `${PATH}/connection`, {
  may: 'config.settings',
  summary: 'Removes all languages but the main one.',
  description: 'Translations stay, and show again when a language is added again.',
  query,
  answer: settings,
  errors: { missing: 404, invalid: 422 },
  leaves: 'settings.changed',
});

export const readTranslations = call('GET', '/api/sites/:site/languages/:language/documents', {
  may: 'read',
  summary: 'Lists what has texts on a site, with how much of it is translated.',
  description:
    'Pages, posts and other documents as their drafts are, up to 100 at a time, in the order of their addresses. `next` is the offset of the others. Settings, such as those of the store, come with the first ones.',
  query: z.object({ offset: z.string().optional() }),
  answer: z.object({
    documents: z.array(
      z.object({
        id: z.string().meta({ description: 'Of the document, or the name of the settings.' }),
        kind: z.string().meta({ description: 'Of the document, or “settings” for what is not one.' }),
        group: z.enum(TEXT_GROUPS),
        title: z.string(),
        path: z.string().nullable(),
        total: z.int().meta({ description: 'Texts that are not empty.' }),
        missing: z.int(),
        outdated: z.int().meta({ description: 'Texts whose original changed after they were translated.' }),
      }),
    ),
    next: z.int().nullable(),
  }),
  errors: { missing: 404 },
});

const DOCUMENT_TRANSLATIONS = '/api/sites/:site/documents/:document/translations/:language';

/** As an overlay names it: entries of lists by their ids, or by their place where they have none. */
const path = z.array(z.string().max(100)).min(1).max(12);

const translations = z
  .object({
    title: z.string(),
    from: z.string().meta({ description: 'The main language.' }),
    isDraft: z.boolean().meta({
      description: 'Visitors see translations once it is published. Otherwise they see them at once.',
    }),
    /** Of the draft: what a change has to name as its base. */
    revisionId: z.string(),
    address: z
      .object({
        slug: z
          .string()
          .nullable()
          .meta({ description: 'Last part of the address. Null: that of the main language.' }),
        mainSlug: z.string(),
        mainPath: z.string(),
        above: z.string().meta({ description: 'What comes before the last part, such as `/fr/journal`.' }),
      })
      .nullable()
      .meta({ description: 'In this language. Null for what has no address to change.' }),
    texts: z.array(
      z.object({
        id: z.string().meta({
          description:
            'Of the block, or “body” for the document itself. The name of what is not in the draft.',
        }),
        path,
        kind: z.enum(TEXT_KINDS),
        label: z.string(),
        original: z.unknown().meta({ description: 'A string, or a rich text.' }),
        translation: z.unknown().meta({ description: 'Null where the original shows.' }),
        state: z.enum(TRANSLATION_STATES),
      }),
    ),
  })
  .meta({ id: 'Translations' });

export const readTexts = call('GET', DOCUMENT_TRANSLATIONS, {
  may: 'read',
  summary: 'Reads the texts of a draft, or of settings, with their translations.',
  answer: translations,
  errors: { missing: 404 },
});

export const saveTexts = call('PUT', DOCUMENT_TRANSLATIONS, {
  may: 'write',
  summary: 'Saves translations in a draft, or of settings.',
  description:
    'Visitors see those of a draft once it is published. All others, and an address, change at once. If the texts changed since, nothing is saved (409): read them again. Settings also need the permission to change them.',
  body: z.strictObject({
    baseId: idSchema,
    slug: z
      .string()
      .max(200)
      .nullable()
      .exactOptional()
      .meta({ description: 'Last part of the address in this language. Null: that of the main language.' }),
    texts: z
      .array(
        z.strictObject({
          id: z.string().max(60),
          path,
          value: z
            .unknown()
            .meta({ description: 'As the original: a string or a rich text. Null removes the translation.' }),
        }),
      )
      .max(1000),
  }),
  answer: translations,
  errors: { missing: 404, invalid: 422, conflict: 409, taken: 409 },
  leaves: ['content.edited', 'design.edited', 'settings.changed'],
});
