/** Analytics events by the specification’s own names (ANLY): calls, cookie, keys, texts, and the fields of an event. */

/** Records something that happened: a form with a crumb, `event`, and `data` as JSON text (ANLY-04). */
export const RECORD_EVENT_PATH = '/api/events/RecordEvent';
/** The events host is the site’s own (ANLY-05, ANLY-15). */
export const ANALYTICS_EVENTS_PATH = '/api/v1/events';
/** These count as success (ANLY-06). */
export const SUCCESS_STATUSES: readonly number[] = [200, 202];

export const ANALYTICS_MESSAGES = {
  noPayload: 'no payload',
  notStored: 'Unable to store analyticsId',
  /** @param status of the answer */
  status: (status: number) => `Error tracking event: HTTP Status ${status}`,
} as const;

/** Of the visitor and the page (ANLY-02), then of the event (ANLY-01). Null is allowed where it says so. */
const COMMON_FIELDS = {
  websiteId: 'string',
  memberAccountId: 'string or null',
  templateId: 'string',
  variantId: 'string or null',
  website_locale: 'string',
  member_locale: 'string or null',
  pagePath: 'string',
  pageHash: 'string',
  actor: 'string',
  action: 'string',
  event_owner_team: 'string',
  event_source: 'string',
  object_type: 'string',
  object: 'string or null',
  indirect_object: 'string or null',
  product_area: 'string or null',
  locale: 'string or null',
} as const;
type CommonField = keyof typeof COMMON_FIELDS;

export interface SplitFields {
  readonly commonData: Readonly<Partial<Record<CommonField, string | null>>>;
  readonly customData: Readonly<Record<string, unknown>>;
}

/** Common fields are kept if they are of their type, else warned about and dropped; the others are custom data (ANLY-09 to -11). */
export function splitFields(
  fields: Readonly<Record<string, unknown>>,
  warn: (message: string) => void,
): SplitFields {
  const commonData: Partial<Record<CommonField, string | null>> = {};
  const customData: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const type = Object.hasOwn(COMMON_FIELDS, name) ? COMMON_FIELDS[name as CommonField] : undefined;
    if (type === undefined) customData[name] = value;
    else if (typeof value === 'string' || (value === null && type !== 'string'))
      commonData[name as CommonField] = value;
    else warn(`The analytics field “${name}” is not a ${type}, and is left out.`);
  }
  return { commonData, customData };
}
