/** Whatever an importer makes of a file: it is saved by somebody who may not inject code. */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { contentImportPorts } from '../import-ports.ts';
import { openMedia } from '../media/open-media.ts';
import { createSite } from '../sites/create-site.ts';

const CODE = { html: '<script>alert(1)</script>', trust: 'trusted', title: '', height: 100 };

describeOnBothEngines('what an import saves', (on) => {
  test('is sandboxed, new or in the place of a draft, in overlays too', async () => {
    const { deps } = on;
    const site = await createSite(deps, { identifier: `trust-${on.engine}`, title: 'Trust' });
    if (site.kind !== 'created') throw new Error(site.message);
    const { siteId } = site;
    const ports = contentImportPorts(deps, openMedia(deps, tmpdir()));
    const body = () => {
      const made = bodyOf('Page', deps.newId(), [
        blockOf(deps.newId(), 'code', { ...CODE, mode: 'run', language: '' }),
        blockOf(deps.newId(), 'embed', { ...CODE, caption: '' }),
      ]);
      const [section] = made.sections;
      const overlays = { mobile: { props: { html: CODE.html, trust: 'trusted' } } };
      if (section) section.blocks = section.blocks.map((block) => ({ ...block, overlays }));
      return made;
    };
    const id = deps.newId();
    await deps.db.write(async (tx) => {
      await ports.createDocument(tx, {
        id,
        siteId,
        kind: 'page',
        body: body(),
        slug: 'page',
        publishedAt: null,
        sourceId: 'wp:1',
      });
      await ports.replaceDraft(tx, { siteId, documentId: id, body: body() });
    });
    const revisions = await deps.db.read
      .selectFrom('revisions')
      .select('body')
      .where('documentId', '=', id)
      .execute();
    expect(revisions).toHaveLength(2);
    for (const { body: stored } of revisions) {
      expect(stored).toContain('"trust":"sandboxed"');
      expect(stored).not.toContain('"trust":"trusted"');
    }
  });
});
