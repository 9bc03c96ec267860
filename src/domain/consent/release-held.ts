/** The opposite of holding back, for a look at what a page would do: only under a policy that lets nothing out. */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../escape-html.ts';

const PREFIX = 'data-held-';
/** They warm connections up, which no policy forbids. */
const WARMING = /\b(dns-prefetch|preconnect|prefetch|prerender)\b/i;

export function releaseHeld(html: string): string {
  let text = '';
  let from = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const written = isWarming(name, attributes) ? '' : revived(name, attributes);
      if (written === undefined) return;
      text += html.slice(from, parser.startIndex) + written;
      from = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return text + html.slice(from);
}

type Attributes = Readonly<Record<string, string>>;

function isWarming(name: string, attributes: Attributes): boolean {
  const rel = attributes['rel'] ?? '';
  return name === 'link' && WARMING.test(rel) && !/\b(stylesheet|icon)\b/i.test(rel);
}

/** The tag as its author wrote it; undefined where nothing of it was held. */
function revived(name: string, attributes: Attributes): string | undefined {
  if (attributes['data-held'] === undefined) return undefined;
  const isText = name === 'script' || name === 'style';
  const asks = attributes['data-asks'] !== undefined;
  const dropped = ['data-held', ...(isText ? ['type'] : []), ...(asks ? ['hidden', 'data-asks'] : [])];
  const written = Object.entries(attributes)
    .filter(([attribute]) => !dropped.includes(attribute))
    .map(([attribute, value]) => ` ${attribute.replace(PREFIX, '')}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}
