/** Translates what a site says into French, by the calls of the owner area. */
import type { AnswerOf } from '#domain/calls/call.ts';
import type { readTexts, readTranslations } from '#domain/locale/calls.ts';
import type { TestSite } from './fixture.ts';

export async function translator(site: Pick<TestSite, 'api' | 'visit'>) {
  await site.api('PUT', 'settings', { languages: [{ code: 'fr', isHidden: false }] });
  const address = (id: string) => `documents/${id}/translations/fr`;
  const rows = async (): Promise<AnswerOf<typeof readTranslations>['documents']> =>
    (await site.api('GET', 'languages/fr/documents')).json.documents;
  const textsOf = async (id: string): Promise<AnswerOf<typeof readTexts>> =>
    (await site.api('GET', address(id))).json;
  const put = (id: string, baseId: string, ...texts: unknown[]) =>
    site.api('PUT', address(id), { baseId, texts });
  return {
    rows,
    textsOf,
    put,
    listed: async (id: string) => (await rows()).find((row) => row.id === id),
    /** @param words by the labels of texts, of which there has to be one */
    async translate(id: string, words: Readonly<Record<string, unknown>>) {
      const { revisionId, texts } = await textsOf(id);
      const given = Object.entries(words).map(([label, value]) => {
        const [text, ...others] = texts.filter((each) => each.label === label);
        if (!text || others.length > 0)
          throw new Error(`${others.length + 1} of “${label}” among ${texts.map((each) => each.label)}`);
        return { id: text.id, path: text.path, value };
      });
      return put(id, revisionId, ...given);
    },
    see: async (path: string) => (await site.visit(path)).text(),
  };
}
