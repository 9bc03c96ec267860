/** Analytics events of a page: who it may say it is, what is kept of the fields, and how they are sent. */
import { SETTINGS_PATH } from '#domain/performance/contract.ts';
import {
  ANALYTICS_EVENTS_PATH,
  ANALYTICS_MESSAGES,
  SUCCESS_STATUSES,
  splitFields,
} from '#domain/tracking/analytics-contract.ts';
import {
  ANALYTICS_COOKIE,
  ANALYTICS_COOKIE_DAYS,
  ANALYTICS_ID_KEY,
  MEMBER_ID_KEY,
  SESSION_ID_KEY,
} from '#domain/tracking/analytics-names.ts';
import { VISIT_COOKIE } from '#domain/tracking/contract.ts';
import { readContext } from '../tracking/page-context.ts';
import { makeId, readCookie, write } from '../tracking/visit.ts';
import { sendText } from './send-text.ts';

/** Those of the event itself, and any others. */
export type EventPayload = Readonly<Record<string, unknown>>;

/** Only visitors who allow it bear the cookie of their visit. */
const isAllowed = () => readCookie(VISIT_COOKIE) !== undefined;
const warn = (message: string) => console.warn(`[vitrine] ${message}`);

/**
 * Sends an event. Resolves once it is taken.
 * @param schemaName what the custom fields are of
 */
export async function trackEvent(payload: EventPayload | undefined, schemaName = ''): Promise<void> {
  if (!payload) throw new Error(ANALYTICS_MESSAGES.noPayload);
  const { commonData, customData } = splitFields({ ...(await pageFields()), ...payload }, warn);
  const body = { analyticsId: analyticsId(), commonData, customData, customSchemaName: schemaName };
  const status = await sendText(ANALYTICS_EVENTS_PATH, JSON.stringify(body));
  if (!SUCCESS_STATUSES.includes(status)) throw new Error(ANALYTICS_MESSAGES.status(status));
}

async function pageFields() {
  const { website, templateId, experiments } = readContext() ?? {};
  return {
    websiteId: website?.id,
    memberAccountId: await memberId(),
    templateId,
    variantId: experiments?.map(({ name, variant }) => `${name}=${variant}`).join('; ') ?? null,
    website_locale: document.documentElement.lang,
    member_locale: navigator.language,
    pagePath: location.pathname,
    pageHash: location.hash,
    sessionId: sessionId(),
  };
}

/** Undefined where storage is not there or not allowed. */
function stored(storage: () => Storage, key: string, make: () => string): string | undefined {
  try {
    const value = storage().getItem(key) ?? make();
    storage().setItem(key, value);
    return value;
  } catch {
    return undefined;
  }
}

/** The same for 390 days. Empty before consent. */
function analyticsId(): string {
  if (!isAllowed()) return '';
  const known = readCookie(ANALYTICS_COOKIE);
  const id = stored(
    () => localStorage,
    ANALYTICS_ID_KEY,
    () => known ?? makeId(),
  );
  if (id === undefined) warn(ANALYTICS_MESSAGES.notStored);
  const value = id ?? known ?? makeId();
  write(ANALYTICS_COOKIE, value, ANALYTICS_COOKIE_DAYS);
  return value;
}

function sessionId(): string {
  return (isAllowed() && stored(() => sessionStorage, SESSION_ID_KEY, makeId)) || '';
}

/** Of the member who is signed in: scripts see that there is one, and ask once a tab who. */
async function memberId(): Promise<string | null> {
  if (!isAllowed() || readCookie('vitrine_member_xsrf') === undefined) return null;
  let id = '';
  try {
    id = sessionStorage.getItem(MEMBER_ID_KEY) ?? '';
  } catch {
    // It is asked for each time.
  }
  if (!id) id = (await (await fetch(SETTINGS_PATH)).json()).memberAccountId ?? '';
  if (id)
    stored(
      () => sessionStorage,
      MEMBER_ID_KEY,
      () => id,
    );
  return id || null;
}
