/** The demo site, made on the first start of an empty installation. */

import { definitions } from '#blocks/definitions.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { createDocument } from '#server/content/create-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import type { ServerSettings } from '#server/settings.ts';
import { createSite } from '#server/sites/create-site.ts';
import { listSites } from '#server/sites/queries.ts';

const actor = { name: 'Vitrine', mayInjectCode: true };

export async function seedDemo(deps: Deps, _settings: ServerSettings): Promise<void> {
  if ((await listSites(deps.db.read)).length > 0) return;
  const site = await createSite(deps, { identifier: 'demo', title: 'Ember & Ash' });
  if (site.kind !== 'created') throw new Error(site.message);
  for (const definition of Object.values(definitions)) {
    const body: Body = {
      title: definition.label,
      fields: {},
      sections: [
        {
          id: deps.newId(),
          theme: 'paper',
          width: 'content',
          spacing: 'medium',
          blocks: definition.examples.map((example) => ({
            id: deps.newId(),
            type: definition.type,
            version: definition.version,
            props: example.props as Record<string, unknown>,
            place: { column: 1, span: 12 },
          })),
        },
      ],
    };
    const created = await createDocument(deps, actor, {
      siteId: site.siteId,
      kind: 'page',
      body,
      slug: `blocks-${definition.type}`,
      pageType: PAGE_TYPES.page,
    });
    if (created.kind === 'created')
      await publishDocument(deps, { siteId: site.siteId, documentId: created.document.id });
  }
}
