/** The studio's members: two plans, the page that offers them, and what only members see. */
import type { MemberAreas } from '#domain/members/areas.ts';
import { changeCollection } from '#server/content/change-collection.ts';
import { changeDocumentSettings } from '#server/content/change-settings.ts';
import { raiseSiteVersion } from '#server/kernel/sites/queries.ts';
import { keptMemberAreas, keptMemberSettings } from '#server/members/kept-settings.ts';
import { type BodySource, block, text } from './build.ts';
import { type CommandDeps, expectKind } from './edit-system-document.ts';
import { course, LESSONS } from './first-bowl.ts';
import { collectionId, documentId } from './ids.ts';

const WORKSHOP = documentId('area-workshop');
const AT_HOME = documentId('plan-at-home');
const OPEN_STUDIO = documentId('plan-open-studio');

const AREAS: MemberAreas = {
  areas: [
    {
      id: WORKSHOP,
      name: 'Workshop',
      plans: [
        {
          id: AT_HOME,
          name: 'At home',
          description: 'The course “Your first bowl”, with a certificate at the end.',
          way: 'free',
          priceMinor: 0,
          subscriptionPlan: null,
          isClosed: false,
        },
        {
          id: OPEN_STUDIO,
          name: 'Open studio',
          description: 'A key, a shelf and twelve kilos of clay a month. The course is included.',
          way: 'paid',
          priceMinor: 6400,
          subscriptionPlan: {
            billingPeriod: { value: 1, unit: 'month' },
            numBillingCycles: null,
            trialDays: 0,
            setUpFeeMinor: 0,
          },
          isClosed: false,
        },
      ],
    },
  ],
};

export const membership: BodySource = {
  title: 'Membership',
  fields: { description: 'Two ways to join the workshop: a free course at home, or a shelf in the studio.' },
  sections: [
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/7',
          `
# Come in

Learn at your own table, or bring your hands to ours. Your account keeps your lessons, orders and bookings in one place.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      theme: 'tint',
      spacing: 'medium',
      blocks: [
        block('pricing', '1/7', {
          title: 'Two ways to join',
          first: {
            name: 'At home',
            price: 'Free',
            note: 'One lesson a week, for as long as you like.',
            label: 'Join for free',
            planId: AT_HOME,
          },
          second: {
            name: 'Open studio',
            price: '€ 64 a month',
            note: 'Cancel whenever you like. The month that is paid is yours.',
            label: 'Join the studio',
            planId: OPEN_STUDIO,
          },
          chosen: 'first',
          features: ['Four lessons, from clay to kiln', 'A certificate to hang up', 'Your bowl in our kiln'],
        }),
        text(
          '9/4',
          `
### The course

[Your first bowl](page:first-bowl): four lessons at your kitchen table. [The first one](item:lesson-clay) is open to everyone.
`,
        ),
      ],
    },
    { source: 'visit' },
  ],
};

/** After the course and its lessons are there. */
export async function seedMembership(deps: CommandDeps, siteId: string): Promise<void> {
  await deps.db.write(async (tx) => {
    await keptMemberSettings.write(tx, siteId, { canJoin: true, hasLink: false });
    await keptMemberAreas.write(tx, siteId, AREAS);
    await raiseSiteVersion(tx, siteId, deps.now());
  });
  const arranged = { siteId, collectionId: collectionId('first-bowl'), settings: { course } };
  expectKind(await changeCollection(deps, arranged), 'changed');
  const members = { kind: 'plans' as const, anyOf: [WORKSHOP] };
  const gated = { siteId, documentId: documentId('first-bowl'), access: members };
  expectKind(await changeDocumentSettings(deps, gated), 'changed');
  for (const { name } of LESSONS.filter(({ isFree }) => isFree)) {
    const open = { siteId, documentId: documentId(name), access: { kind: 'everyone' as const } };
    expectKind(await changeDocumentSettings(deps, open), 'changed');
  }
}
