/** What an owner lays over the pages of a site. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { announcementShape, barsShape, popupShape } from './shapes.ts';

export const PAGE_CHOICES = ['all', 'only', 'except'] as const;
/** Of the first day it is shown, and of the first it no longer is. */
const instant = z.int().min(0).nullable().default(null);

const audienceShape = {
  pages: z.enum(PAGE_CHOICES).default('all'),
  /** A path with `*` at its end stands for all below it. */
  paths: z.array(z.string().trim().max(300)).max(50).default([]),
  from: instant,
  until: instant,
};

export const popupSchema = z.strictObject({
  id: idSchema,
  name: z.string().trim().min(1).max(80),
  isOn: z.boolean().default(false),
  /** The reusable section it shows, edited as any other. */
  sectionId: idSchema,
  ...popupShape,
  ...audienceShape,
});
export type Popup = z.infer<typeof popupSchema>;

const announcementSchema = z.strictObject({
  isOn: z.boolean().default(false),
  ...announcementShape,
  ...audienceShape,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Of a reusable section, edited as any other, in the place of plain words. */
const writtenOnPage = idSchema.nullable().default(null);

const barsSchema = z.strictObject({
  ...barsShape,
  badgeSectionId: writtenOnPage,
  licencesSectionId: writtenOnPage,
});
export type SiteBars = z.infer<typeof barsSchema>;

export const overPagesSchema = z
  .strictObject({
    popups: z.array(popupSchema).max(20).default([]),
    announcement: announcementSchema.prefault({}),
    bars: barsSchema.prefault({}),
  })
  .meta({ id: 'OverPages' });
export type OverPages = z.infer<typeof overPagesSchema>;
