/** Whether a link may be stored, and if not, what its author can do about it. */
import { fillMessage } from '../message-template.ts';
import { categorizeLink, cleanLink, type LinkCategory, type SchemeLink, schemeOf } from './link-category.ts';
import { LINK_MESSAGES } from './messages.ts';

/** A link of this kind must be shorter than this many characters (LINK-09 to LINK-15). */
export const LINK_LENGTH_UNDER = {
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
  /** Ours: what storage takes of any address. */
  external: 2000,
} as const;
type Limited = keyof typeof LINK_LENGTH_UNDER;

/** A telephone number has at least this many digits, plus and minus signs (LINK-10). */
export const MIN_PHONE_CHARACTERS = 4;

type LinkKind = LinkCategory | SchemeLink;
type LinkRefusal = 'empty' | 'too-long' | 'malformed' | 'unsupported' | 'not-allowed';
/** The link without control characters; or what is wrong with it. */
export type CheckedLink =
  | { readonly ok: true; readonly kind: LinkKind; readonly link: string }
  | {
      readonly ok: false;
      readonly kind: LinkKind;
      readonly reason: LinkRefusal;
      readonly message: string;
    };

export interface LinkOptions {
  /** The author may put code on the site, and so may use `javascript:` links. */
  readonly mayInjectCode?: boolean;
}

type Problem = { readonly reason: LinkRefusal; readonly message: string };

/** Reads a link as its author typed it. */
export function checkLink(value: string, options: LinkOptions = {}): CheckedLink {
  const kind = categorizeLink(value);
  const link = cleanLink(value);
  const problem = checkLength(kind, link) ?? CHECKS[kind](link, options);
  return problem ? { ok: false, kind, ...problem } : { ok: true, kind, link };
}

function limitOf(kind: LinkKind, link: string): Limited {
  switch (kind) {
    case 'file':
    case 'content':
      return 'internal';
    case 'external':
      return schemeOf(link) === 'ftp' ? 'ftp' : 'external';
    case 'empty':
    case 'unsupported-protocol':
    case 'malformed-protocol':
      return 'external';
    default:
      return kind;
  }
}

function checkLength(kind: LinkKind, link: string): Problem | undefined {
  const limit = LINK_LENGTH_UNDER[limitOf(kind, link)];
  if (link.length < limit) return undefined;
  return {
    reason: 'too-long',
    message: `This link has ${link.length} characters. Links of this kind can have up to ${limit - 1}.`,
  };
}

const malformed = (message: string): Problem => ({ reason: 'malformed', message });
const PHONE = new RegExp(`^[0-9+-]{${MIN_PHONE_CHARACTERS},}$`);
const MAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[\p{L}\p{N}-]{2,}$/u;

const CHECKS: Readonly<Record<LinkKind, (link: string, options: LinkOptions) => Problem | undefined>> = {
  empty: () => ({ reason: 'empty', message: 'Please enter a link.' }),
  anchor: (link) =>
    link.length > 1 && !/\s/.test(link)
      ? undefined
      : malformed('An anchor is # followed by a name without spaces, for example #opening-hours.'),
  file: checkInternal,
  content: checkInternal,
  external: (link) => (URL.canParse(link) && !link.includes('\\') ? undefined : malformed(formatMessage())),
  'malformed-protocol': () => malformed(formatMessage()),
  'unsupported-protocol': (link) => ({
    reason: 'unsupported',
    message: `Links cannot start with “${schemeOf(link)}:”. Use https://, mailto:, tel: or sms:.`,
  }),
  tel: (link) =>
    PHONE.test(link.slice('tel:'.length))
      ? undefined
      : malformed('A telephone link holds digits, + and - only, at least four, for example tel:+4930123456.'),
  sms: (link) =>
    link.length > 'sms:'.length
      ? undefined
      : malformed('Add the number the message goes to, for example sms:+4930123456.'),
  mailto: (link) =>
    MAIL_ADDRESS.test(link.slice('mailto:'.length).split('?', 1)[0] ?? '')
      ? undefined
      : malformed('An email link holds one address with one @, for example mailto:hello@example.com.'),
  javascript: (_link, options) =>
    options.mayInjectCode
      ? undefined
      : {
          reason: 'not-allowed',
          message: 'Links can’t run scripts. People who can add code to this site can use a code block.',
        },
};

/** A path of this site: one slash at the start, and nothing a browser would read as another host. */
function checkInternal(link: string): Problem | undefined {
  if (isSitePath(link)) return undefined;
  return malformed(fillMessage(LINK_MESSAGES.notAPageUrl, { val: link }));
}

/** Whether a cleaned link is a path of the site it stands on, and no host in disguise (`//host`, `/\host`). */
export function isSitePath(link: string): boolean {
  return link.startsWith('/') && !link.startsWith('//') && !link.includes('\\') && !/\s/.test(link);
}

function formatMessage(): string {
  return fillMessage(LINK_MESSAGES.format, { host: ['https://example.com', '/page'] });
}
