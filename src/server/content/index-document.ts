/** The job that keeps the word index in step with what is published. */
import { definitions } from '#blocks/definitions.ts';
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { languagesIn, resolveBody } from '#domain/content/overlays.ts';
import { visibleWords } from '#domain/content/visible-words.ts';
import { weighTerms } from '#domain/search/terms.ts';
import type { Deps } from '../deps.ts';
import { findDocument, findRevision } from '../kernel/documents/queries.ts';
import { replaceTerms, type Terms } from './queries-collections.ts';

const TITLE_WEIGHT = 8;
const LABEL_WEIGHT = 4;
const EXCERPT_WEIGHT = 2;

export async function indexDocument(
  deps: Pick<Deps, 'db'>,
  payload: { siteId: string; documentId: string },
): Promise<void> {
  await deps.db.write(async (tx) => {
    const document = await findDocument(tx, payload.siteId, payload.documentId);
    if (!document) return;
    const isFound =
      document.deletedAt === null &&
      !document.settings.isHiddenFromSearch &&
      document.settings.passwordHash === undefined;
    const revision =
      isFound && document.publishedId
        ? await findRevision(tx, payload.siteId, document.publishedId)
        : undefined;
    await replaceTerms(
      tx,
      document,
      revision ? termsInEachLanguage(revision.body) : { main: new Map(), translated: new Map() },
    );
  });
}

/** Without a translation, a page shows the text of the main language, and needs no terms in this one. */
function termsInEachLanguage(body: Body): Terms {
  const translated = languagesIn(body).map(
    (locale) => [locale, termsOfBody(resolveBody(body, { locale }))] as const,
  );
  return { main: termsOfBody(body), translated: new Map(translated) };
}

/** Every term that visitors may find a body by, with its weight: the title counts most. */
function termsOfBody(body: Body): Map<string, number> {
  const fields = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  return weighTerms([
    { text: body.title, weight: TITLE_WEIGHT },
    { text: [...(fields.tags ?? []), ...(fields.categories ?? [])].join(' '), weight: LABEL_WEIGHT },
    {
      text: `${fields.excerpt ?? ''} ${fields.description ?? ''} ${fields.author ?? ''}`,
      weight: EXCERPT_WEIGHT,
    },
    ...visibleWords(body, definitions).map((text) => ({ text, weight: 1 })),
  ]);
}
