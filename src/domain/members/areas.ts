/**
 * Areas of a site for members, and the plans that open them. A plan is free, by invitation, which owners grant, or paid:
 * once, or by a subscription. The price is in the currency of the store.
 */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { settingsOf } from '../settings/settings-of.ts';
import { MAX_PRICE_MINOR } from '../store/catalogue/product.ts';
import { subscriptionPlanSchema } from '../store/catalogue/subscription-plan.ts';

export const AREA_LIMITS = { areas: 20, plans: 10, name: 100, description: 500 } as const;
const PLAN_WAYS = ['free', 'invitation', 'paid'] as const;
export type PlanWay = (typeof PLAN_WAYS)[number];

const name = z.string().trim().min(1).max(AREA_LIMITS.name);

const planSchema = z
  .strictObject({
    id: idSchema,
    name,
    description: z.string().trim().max(AREA_LIMITS.description).default(''),
    way: z
      .enum(PLAN_WAYS)
      .meta({ description: 'Members join free plans themselves and buy paid ones. You grant the others.' }),
    priceMinor: z
      .int()
      .min(0)
      .max(MAX_PRICE_MINOR)
      .default(0)
      .meta({ description: 'Of a paid plan, for each period. In the currency’s smallest unit.' }),
    subscriptionPlan: subscriptionPlanSchema
      .nullable()
      .default(null)
      .meta({ description: 'How a paid plan is billed. Null: it is paid once.' }),
    isClosed: z
      .boolean()
      .default(false)
      .meta({ description: 'Takes no new members. Those it has keep their access.' }),
  })
  .refine(({ way, priceMinor }) => way !== 'paid' || priceMinor > 0, {
    path: ['priceMinor'],
    message: 'Enter a price.',
  })
  .meta({ id: 'MemberPlan' });
export type MemberPlan = z.infer<typeof planSchema>;

const areaSchema = z
  .strictObject({ id: idSchema, name, plans: z.array(planSchema).max(AREA_LIMITS.plans).default([]) })
  .meta({ id: 'MemberArea' });
export type MemberArea = z.infer<typeof areaSchema>;

const schema = z
  .strictObject({ areas: z.array(areaSchema).max(AREA_LIMITS.areas).default([]) })
  .refine(({ areas }) => {
    const ids = areas.flatMap(({ id, plans }) => [id, ...plans.map((plan) => plan.id)]);
    return new Set(ids).size === ids.length;
  }, 'Each area and plan needs an id of its own.')
  .meta({ id: 'MemberAreas' });
export type MemberAreas = z.infer<typeof schema>;

export const memberAreas = settingsOf({
  name: 'member-areas',
  key: 'memberAreas',
  schema,
  mayRead: 'read',
  may: 'config.settings',
  summary: {
    read: 'Returns the member areas of a site with their plans.',
    save: 'Changes the member areas of a site and their plans.',
  },
  leaves: 'settings.member-areas-changed',
  done: 'changed the member areas',
  isOnPages: true,
  saved: 'Saved.',
});

export interface PlanInArea {
  readonly plan: MemberPlan;
  readonly area: MemberArea;
}

export function plansOf({ areas }: MemberAreas): readonly PlanInArea[] {
  return areas.flatMap((area) => area.plans.map((plan) => ({ plan, area })));
}

/** Whether members can buy it. */
export function isForSale({ way, isClosed }: Pick<MemberPlan, 'way' | 'isClosed'>): boolean {
  return way === 'paid' && !isClosed;
}

/** Whether members can join it themselves. */
export function isJoinable({ way, isClosed }: Pick<MemberPlan, 'way' | 'isClosed'>): boolean {
  return way === 'free' && !isClosed;
}
