/** Sends what is counted, and waits for nothing. */
import type { SiteContext } from '#domain/site-context/contract.ts';
import {
  CENSUS_TIMEOUT_MS,
  HIT_PATH,
  type HitEvent,
  type HitFields,
  VISIT_COOKIE,
} from '#domain/tracking/contract.ts';

export interface Page {
  readonly context: SiteContext;
  /** What the visit's cookie says; empty where there is none. */
  readonly visitorCookie: () => string;
}

/** The fields of the page that every call bears. */
export function pageFields({ context, visitorCookie }: Page) {
  return {
    websiteId: context.website.id,
    url: location.href,
    title: document.title,
    referrer: document.referrer,
    visitorCookie: visitorCookie(),
  };
}

function hitBody(page: Page, event: HitEvent, subject = ''): URLSearchParams {
  const { context } = page;
  const { screen } = window;
  const { visitorCookie, ...about } = pageFields(page);
  const fields: HitFields = {
    event,
    data: JSON.stringify({ subject }),
    ...about,
    templateId: context.templateId,
    website_locale: document.documentElement.lang,
    itemId: context.item?.id ?? '',
    recordType: String(context.pageType),
    collectionId: context.collection?.id ?? '',
    userAgent: navigator.userAgent,
    clientDate: String(Date.now()),
    viewportWidth: String(innerWidth),
    viewportHeight: String(innerHeight),
    screenWidth: String(screen.width),
    screenHeight: String(screen.height),
    visitorCookie,
    localStorageSupported: String(isStorageThere()),
    queryString: location.search,
  };
  return new URLSearchParams({ event, data: JSON.stringify(fields), [VISIT_COOKIE]: visitorCookie });
}

/** Asks only whether it is there: nothing is put into it. */
function isStorageThere(): boolean {
  try {
    return typeof window.localStorage?.getItem === 'function';
  } catch {
    return false;
  }
}

/** What cannot be counted is no news: the visitor has nothing to do with it. */
export function post(path: string, body: URLSearchParams | object): void {
  const isForm = body instanceof URLSearchParams;
  fetch(path, {
    method: 'POST',
    // The page may be left while it is under way.
    keepalive: true,
    signal: AbortSignal.timeout(CENSUS_TIMEOUT_MS),
    body: isForm ? body : JSON.stringify(body),
    ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
  }).catch(() => {});
}

export function sendHit(page: Page, event: HitEvent, subject?: string): void {
  post(HIT_PATH, hitBody(page, event, subject));
}
