/** The description by which browsers search the site, in the language that is shown. */
import { absoluteUrl, type SiteView } from '#domain/page.ts';
import { OPEN_SEARCH_PATH, OPEN_SEARCH_TYPE } from '#domain/search/open-search.ts';
import { escapeXml } from './escape-xml.ts';

/** In characters, by the specification. */
const MAX_SHORT_NAME = 16;
const MAX_LONG_NAME = 48;
const MAX_DESCRIPTION = 1024;

export function openSearchXml(site: SiteView): string {
  const { title, description, locale } = site.settings;
  const address = (path: string) => escapeXml(encodeURI(absoluteUrl(site, path)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', shorten(title, MAX_SHORT_NAME)),
    element('LongName', shorten(title, MAX_LONG_NAME)),
    element('Description', shorten(description || title, MAX_DESCRIPTION)),
    `<Url type="text/html" template="${address('/search')}?q={searchTerms}"/>`,
    `<Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${address(OPEN_SEARCH_PATH)}"/>`,
    `<Image type="image/svg+xml">${escapeXml(`${site.baseUrl}/favicon.svg`)}</Image>`,
    element('Language', locale),
    element('InputEncoding', 'UTF-8'),
    '</OpenSearchDescription>\n',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function shorten(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : letters.slice(0, length).join('').trimEnd();
}
