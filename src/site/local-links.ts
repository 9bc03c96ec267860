/** Links and forms of a page that is shown in another than the site's main language lead to addresses of that language. */
import { pathInLanguage } from '#domain/locale/site-languages.ts';

const LINKS = /<(?:a|area|form)\s[^<>]*>/g;
const PATHS = /\s(?:href|action)="(\/(?!\/)[^"]*)"/g;
/** Files and calls are the same in all languages. */
const SHARED = /^\/(?:s|api|_[a-z]+)\/|^\/favicon/;

/** @param html as React writes it: values of attributes hold no `<`, `>` or `"` */
export function localizeLinks(html: string, prefix: string): string {
  return html.replace(LINKS, (tag) =>
    isFixed(tag)
      ? tag
      : tag.replace(PATHS, (whole, path: string) => whole.replace(path, () => localPath(path, prefix))),
  );
}

/** The choice of another language leads to the address that it names. */
function isFixed(tag: string): boolean {
  return / hreflang="/i.test(tag);
}

function localPath(path: string, prefix: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const isLocal = plain === prefix || plain.startsWith(`${prefix}/`);
  return isLocal || SHARED.test(plain) ? path : pathInLanguage(plain, prefix) + path.slice(plain.length);
}
