/** A site with a page in two versions, and visitors who come to it. */

import { CONSENT_COOKIE } from '#domain/consent/contract.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { HIT_PATH } from '#domain/tracking/contract.ts';
import type { Deps } from '#server/deps.ts';
import { createTestSite, type TestSite } from './fixture.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface Experimented extends TestSite {
  readonly experimentId: string;
  readonly key: string;
  readonly documentId: string;
  readonly body: Body;
}

interface Options {
  readonly share?: number;
  readonly goal?: object;
}

/** A test that is ready to start: a page at /offer whose version B says something else. */
export async function experimentSite(deps: Deps, options: Options = {}): Promise<Experimented> {
  const site = await createTestSite(deps);
  const { share = 100, goal = { kind: 'page', value: '/thanks' } } = options;
  const created = await site.api('POST', 'experiments', { name: 'Offer', share, goal });
  const { id: experimentId, key } = created.json.experiment;
  const body = versionedBody(deps, key);
  const { id: documentId } = await site.publish({ slug: 'offer', body });
  return { ...site, experimentId, key, documentId, body };
}

function versionedBody(deps: Pick<Deps, 'newId'>, key: string): Body {
  const text = blockOf(deps.newId(), 'text', { content: paragraphs('The original words'), size: 'regular' });
  const overlays = { [`variant:${key}=b`]: { props: { content: paragraphs('Words of version B') } } };
  return bodyOf('Offer', deps.newId(), [{ ...text, overlays }]);
}

export interface Visitor {
  /** Part of their user agent, so that each counts as a different visitor. */
  readonly name: string;
  readonly cookie?: string;
}

export function headersOf({ name, cookie = '' }: Visitor): Record<string, string> {
  return { 'user-agent': `${BROWSER} ${name}`, ...(cookie && { cookie }) };
}

export async function versionOf(site: TestSite, visitor: Visitor, path = '/offer'): Promise<string> {
  const html = await (await site.visit(path, { headers: headersOf(visitor) })).text();
  return html.includes('Words of version B') ? 'b' : html.includes('The original words') ? 'a' : 'none';
}

/** What the page's script sends once the page is seen. */
export function hit(site: TestSite, visitor: Visitor, path: string, event = 'view'): Promise<Response> {
  const data = JSON.stringify({ url: `${site.origin}${path}` });
  return site.visit(HIT_PATH, {
    method: 'POST',
    headers: {
      ...headersOf(visitor),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ event, data, ss_cvr: '' }).toString(),
  });
}

export const ALLOWED = `${CONSENT_COOKIE}=true`;
