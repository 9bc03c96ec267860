/** How much of a site is translated into a language. */
import { definitions } from '#blocks/definitions.ts';
import { readTranslations } from '#domain/locale/calls.ts';
import { countTexts, textsOf } from '#domain/locale/texts.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { listDrafts } from './queries-lists.ts';

const PAGE_SIZE = 100;

export function translationRoutes({ db }: Pick<Deps, 'db'>, answer: AnswerCall): void {
  answer(readTranslations, async ({ siteId, params: { language }, query }) => {
    const settings = await findSiteSettings(db.read, siteId);
    if (!settings?.languages.some(({ code }) => code === language))
      return { kind: 'missing', message: 'This site does not have this language. Add it first.' };
    const offset = Math.max(0, Math.trunc(Number(query.offset ?? 0)) || 0);
    const drafts = await listDrafts(db.read, siteId, { limit: PAGE_SIZE + 1, offset });
    const documents = drafts
      .slice(0, PAGE_SIZE)
      .map(({ body, ...document }) => ({ ...document, ...countTexts(textsOf(body, definitions, language)) }));
    return { documents, next: drafts.length > PAGE_SIZE ? offset + PAGE_SIZE : null };
  });
}
