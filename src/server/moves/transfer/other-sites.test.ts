/** An archive of one site puts nothing into another: not for its members, and not onto its gift cards. */
import { expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { addRow } from '#testing/server/furnish-site.ts';
import { openGatedSite } from '#testing/server/gated-site.ts';
import { openTestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { importPorts } from '../../transfer-ports.ts';

describeOnBothEngines('rows of visitors in an archive', (on) => {
  test('belong to what the site has, not to what another site has', async () => {
    const site = await openGatedSite(on.deps);
    await site.join('ada@example.org');
    const other = await createTestSite(on.deps);
    const { id: siteMemberId } = await on.db.read
      .selectFrom('members')
      .select('id')
      .executeTakeFirstOrThrow();
    const card = await addRow(on.deps, 'giftCards', { siteId: site.siteId });
    const media = openTestMedia(on.deps);
    const { moved } = importPorts(on.deps, media.media);
    media.remove();
    const insert = (file: string, siteId: string, entry: object) =>
      on.db.write(async (tx) => moved.find((each) => each.file === file)?.insert(tx, siteId, [entry]));
    const now = on.deps.now();
    const entries = [
      [
        'memberships.jsonl',
        'memberships',
        {
          siteMemberId,
          planId: site.plans.guests,
          since: now,
          until: null,
          isPaused: false,
          isGranted: true,
          isBarred: false,
        },
      ],
      [
        'completed-lessons.jsonl',
        'completedLessons',
        { siteMemberId, lessonId: site.documents.later.id, completedAt: now },
      ],
      [
        'gift-card-entries.jsonl',
        'giftCardEntries',
        {
          card,
          kind: 'issued',
          amountMinor: 1000,
          key: null,
          orderId: null,
          actor: null,
          reason: '',
          createdAt: now,
        },
      ],
    ] as const;
    for (const [file, table, entry] of entries) {
      const rows = async () =>
        (await on.db.read.selectFrom(table).select('siteId').execute()).map(({ siteId }) => siteId);
      await insert(file, other.siteId, { id: on.deps.newId(), ...entry });
      expect([file, await rows()]).toEqual([file, []]);
      await insert(file, site.siteId, { id: on.deps.newId(), ...entry });
      expect([file, await rows()]).toEqual([file, [site.siteId]]);
    }
  });
});
