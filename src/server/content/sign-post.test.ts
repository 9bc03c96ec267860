import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('the author of a new post', (on) => {
  async function openJournal(name: string, type: number = COLLECTION_TYPES.blog) {
    const { deps } = on;
    const site = await createTestSite(deps);
    const { collectionId } = (await site.api('POST', 'collections', { type, title: 'Journal' })).json;
    const roles = { [site.siteId]: CONTRIBUTOR_ROLES.admin };
    const browser = await signedInBrowser(deps, site, await createTestAccount(deps, { name, roles }));
    const path = `/api/sites/${site.siteId}/documents`;
    const authorOf = async (id: string) =>
      (await site.api('GET', `documents/${id}`)).json.draft.body.fields.author as string | undefined;
    const write = async (fields: Record<string, unknown> = {}) => {
      const body = { ...emptyBody('Clay'), fields };
      const made = await browser.call('POST', path, { kind: 'item', collectionId, body });
      return made.json.document.id as string;
    };
    return { site, collectionId: collectionId as string, authorOf, write };
  }

  test('is whoever makes it, as the other posts spell the name', async () => {
    const { site, authorOf, write } = await openJournal('mira  holm');
    expect(await authorOf(await write())).toBe('mira  holm');
    const signed = await write({ author: 'Mira Holm' });
    await site.api('POST', `documents/${signed}/publish`, {});
    expect(await authorOf(await write())).toBe('Mira Holm');
  });

  test('is whom the post names already, and nobody where a program makes it', async () => {
    const { site, collectionId, authorOf, write } = await openJournal('Mira Holm');
    expect(await authorOf(await write({ author: 'Jon' }))).toBe('Jon');
    expect(await authorOf(await write({ author: '' }))).toBe('');
    const input = { kind: 'item', collectionId, body: emptyBody('Clay') };
    const made = await site.api('POST', 'documents', input);
    expect(await authorOf(made.json.document.id)).toBeUndefined();
  });

  test('is nobody for what names no author: an event', async () => {
    const { authorOf, write } = await openJournal('Mira Holm', COLLECTION_TYPES.events);
    expect(await authorOf(await write())).toBeUndefined();
  });
});
