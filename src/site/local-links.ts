/** Links and forms of a page that is shown in another than the site's main language lead to addresses of that language. */
import { type LanguageAddresses, localAddress } from '#domain/locale/site-languages.ts';

const LINKS = /<(?:a|area|form)\s[^<>]*>/g;
const PATHS = /\s(?:href|action)="(\/(?!\/)[^"]*)"/g;

/** @param html as React writes it: values of attributes hold no `<`, `>` or `"` */
export function localizeLinks(html: string, language: LanguageAddresses): string {
  return html.replace(LINKS, (tag) =>
    isFixed(tag)
      ? tag
      : tag.replace(PATHS, (whole, path: string) => whole.replace(path, () => localAddress(path, language))),
  );
}

/** The choice of another language leads to the address that it names. */
function isFixed(tag: string): boolean {
  return / hreflang="/i.test(tag);
}
