/** What the activity of a site is sorted by: each kind holds the parts with which its actions begin. */

export const ACTIVITY_KINDS = [
  { kind: 'publishing', label: 'Publishing', parts: ['publishing'] },
  { kind: 'content', label: 'Pages and posts', parts: ['content', 'collection'] },
  { kind: 'design', label: 'Design', parts: ['design'] },
  { kind: 'comments', label: 'Comments', parts: ['comment'] },
  { kind: 'media', label: 'Pictures and files', parts: ['media'] },
  { kind: 'code', label: 'Code', parts: ['code'] },
  { kind: 'forms', label: 'Forms', parts: ['form', 'list'] },
  { kind: 'store', label: 'Store', parts: ['product'] },
  { kind: 'orders', label: 'Orders', parts: ['order'] },
  { kind: 'bookings', label: 'Bookings', parts: ['booking'] },
  { kind: 'settings', label: 'Settings and domains', parts: ['settings', 'domain', 'redirect', 'webhook'] },
  { kind: 'people', label: 'People and access', parts: ['people', 'account', 'token'] },
  { kind: 'transfer', label: 'Imports and exports', parts: ['transfer'] },
  { kind: 'site', label: 'The site', parts: ['site', 'job', 'mail'] },
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
