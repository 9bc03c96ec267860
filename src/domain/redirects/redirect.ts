/** Redirects of a site: from an old address to where its visitors should come out. */

import { SPACES, trimEndOf } from '../trim.ts';
import { localTarget, type OwnHosts } from './own-hosts.ts';

/** 301: for good, search engines follow. 302: for now, they keep the old address. */
const REDIRECT_STATUS = { permanent: 301, temporary: 302 } as const;

export interface Redirect {
  /** Path from `/` as requests are matched: decoded, without a slash at the end. */
  readonly from: string;
  /** A path of the site, with query and fragment where wanted, or an absolute address. */
  readonly target: string;
  readonly status: number;
}

export type ReadRedirect =
  | { readonly ok: true; readonly redirect: Redirect }
  | { readonly ok: false; readonly field: 'from' | 'target' | 'status'; readonly message: string };

const MAX_FROM = 1000;
const MAX_TARGET = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
/** Addresses by number that a site moved here from WordPress gave out. */
const NUMBERED = /^\/\?(?:p|page_id)=\d{1,12}$/;

const NO_HOSTS: OwnHosts = new Set();

/** Reads a redirect as an owner types it or a table holds it. */
export function readRedirect(
  input: {
    readonly from: string;
    readonly target: string;
    readonly status?: number | string | undefined;
  },
  hosts: OwnHosts = NO_HOSTS,
): ReadRedirect {
  const from = readFrom(input.from);
  if (!from.ok) return { ok: false, field: 'from', message: from.message };
  const target = readTarget(localTarget(input.target.trim(), hosts));
  if (!target.ok) return { ok: false, field: 'target', message: target.message };
  const status = readStatus(input.status);
  if (status === undefined) {
    const message = `“${input.status}” is neither 301 (permanent) nor 302 (temporary).`;
    return { ok: false, field: 'status', message };
  }
  const pathOfTarget = target.value.replace(/[?#].*$/s, '');
  if (pathOfTarget === from.value && !NUMBERED.test(from.value))
    return { ok: false, field: 'target', message: `${from.value} would redirect to itself.` };
  return { ok: true, redirect: { from: from.value, target: target.value, status } };
}

type ReadAddress =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string };

/** Of a full address the path counts: whoever pastes one means the page it named on this site. */
function readFrom(text: string): ReadAddress {
  const given = text.trim();
  if (given === '') return { ok: false, message: 'Enter the old address, such as /old-page.' };
  const address = withoutOrigin(given);
  if (NUMBERED.test(address)) return { ok: true, value: address };
  if (address.includes('?')) return { ok: false, message: queryRefused(address) };
  const path = decode(address.replace(/#.*$/s, ''));
  if (path === undefined || CONTROL.test(path))
    return { ok: false, message: `“${given}” is not a page address.` };
  const value = normalizePath(path);
  if (value === '/') return { ok: false, message: 'You can’t redirect the home page.' };
  if (value.length > MAX_FROM)
    return { ok: false, message: `Use ${MAX_FROM} characters or fewer for the old address.` };
  return { ok: true, value };
}

/** Requests are matched by their path: a rule for one query would apply to all. */
function queryRefused(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return `Old addresses can’t have a query (“?…”). Enter ${path} without it: it redirects with any query, and passes it on.`;
}

function withoutOrigin(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function readTarget(text: string): ReadAddress {
  const given = text.trim();
  if (given === '') return { ok: false, message: 'Enter the new address, such as /new-page.' };
  if (CONTROL.test(given) || given.length > MAX_TARGET)
    return { ok: false, message: 'This address is too long, or has invalid characters.' };
  if (/^https?:\/\//i.test(given)) {
    if (URL.canParse(given)) return { ok: true, value: new URL(given).href };
    return { ok: false, message: `“${given}” is not a web address.` };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(given) || /^[/\\]{2}/.test(given))
    return { ok: false, message: 'Redirect to a page on this site (/new-page) or to an https:// address.' };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(given) ?? [];
  const decoded = decode(path);
  if (decoded === undefined) return { ok: false, message: `“${given}” is not a page address.` };
  return { ok: true, value: normalizePath(decoded) + rest };
}

function readStatus(status: number | string | undefined): number | undefined {
  if (status === undefined || status === '') return REDIRECT_STATUS.permanent;
  return Object.values(REDIRECT_STATUS).find((each) => String(each) === String(status).trim());
}

/** Without slashes and spaces at the end, which nobody sees. */
function normalizePath(path: string): string {
  const segments = path.normalize('NFC').split('/').filter(Boolean);
  return `/${trimEndOf(segments.join('/'), `${SPACES}/`)}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}
