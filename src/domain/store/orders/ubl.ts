/** Elements of UBL as text. */
import { escapeHtml } from '../../escape-html.ts';

export type Part = string | readonly Part[];

export function group(name: string, parts: Part): Part {
  return [`<cac:${name}>`, parts, `</cac:${name}>`];
}

export function field(name: string, value: string): string {
  return `<cbc:${name}>${escapeHtml(plain(value))}</cbc:${name}>`;
}

export function optional(name: string, value: string): string {
  return value === '' ? '' : field(name, value);
}

/** @param name of the document, which is that of its namespace as well */
export function writeUbl(name: string, parts: Part): string {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
  const namespaces = [
    `xmlns="${ubl}:${name}-2"`,
    `xmlns:cac="${ubl}:CommonAggregateComponents-2"`,
    `xmlns:cbc="${ubl}:CommonBasicComponents-2"`,
  ].join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces}>${flat(parts)}</${name}>\n`;
}

/** Without what XML cannot hold. */
function plain(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 cannot hold
  return value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

function flat(part: Part): string {
  return typeof part === 'string' ? part : part.map(flat).join('');
}
