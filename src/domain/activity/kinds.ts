/** What the activity of a site is sorted by: each kind holds the parts with which its actions begin. */
import * as labels from './labels/en.ts';

export const ACTIVITY_KINDS = [
  { kind: 'publishing', label: labels.publishing, parts: ['publishing'] },
  { kind: 'content', label: labels.pagesAndPosts, parts: ['content', 'collection'] },
  { kind: 'design', label: labels.design, parts: ['design'] },
  { kind: 'comments', label: labels.comments, parts: ['comment'] },
  { kind: 'media', label: labels.picturesAndFiles, parts: ['media'] },
  { kind: 'code', label: labels.code, parts: ['code'] },
  { kind: 'forms', label: labels.forms, parts: ['form', 'list'] },
  { kind: 'store', label: labels.store, parts: ['product'] },
  { kind: 'orders', label: labels.orders, parts: ['order'] },
  { kind: 'bookings', label: labels.bookings, parts: ['booking'] },
  {
    kind: 'settings',
    label: labels.settingsAndDomains,
    parts: ['settings', 'domain', 'redirect', 'webhook'],
  },
  { kind: 'people', label: labels.peopleAndAccess, parts: ['people', 'account', 'token'] },
  { kind: 'transfer', label: labels.importsAndExports, parts: ['transfer'] },
  { kind: 'site', label: labels.theSite, parts: ['site', 'job', 'mail'] },
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]['kind'];

/** The first word of an action: `publishing` of `publishing.scheduled`. */
export type ActivityPart = (typeof ACTIVITY_KINDS)[number]['parts'][number];

export type ActivityAction = `${ActivityPart}.${string}`;

export function partsOf(kind: string): readonly ActivityPart[] | undefined {
  return ACTIVITY_KINDS.find((each) => each.kind === kind)?.parts;
}

export function kindOf(action: string): ActivityKind | undefined {
  const part = action.split('.', 1)[0];
  return ACTIVITY_KINDS.find(({ parts }) => parts.some((each) => each === part))?.kind;
}

/** What is older is forgotten. */
export const KEEP_ACTIVITY_DAYS = 400;
