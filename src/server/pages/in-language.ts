/**
 * The language of a request, read before any route: what comes after sees the address below the prefix, as it is
 * stored, and answers with the site in that language.
 */
import type { LocalPaths } from '#domain/locale/local-paths.ts';
import {
  hasLanguageForm,
  type LanguageAddresses,
  languageOfPath,
  languagePrefix,
  localAddress,
  pathInLanguage,
  unescaped,
} from '#domain/locale/site-languages.ts';
import type { AskedSite, SiteEntry } from '../http/site-environment.ts';
import { inHeader, type PageRoutesDeps, redirect } from './routes.ts';

/** @param answer of the site's routes */
export async function answerInLanguage(
  deps: Pick<PageRoutesDeps, 'db' | 'views'>,
  entry: SiteEntry,
  request: Request,
  answer: (request: Request, site: AskedSite) => Response | Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const found = await languageAt(deps, entry, url.pathname);
  if (!found) {
    const from = await languageOfCall(deps, entry, request, url);
    const language = from?.language.code;
    const locale = language ?? (await mainLocale(deps, entry));
    const answered = await answer(request, { ...entry, language, locale });
    return from
      ? withLocalRedirect(answered, { prefix: languagePrefix(from.language.code), paths: from.paths })
      : answered;
  }
  const { language, path, written, paths } = found;
  const prefix = languagePrefix(language.code);
  const way = paths ? wayIn(path, paths) : { path, address: path };
  const isSettled = written === prefix && url.pathname !== `${prefix}/` && way.address === path;
  if (!isSettled && ['GET', 'HEAD'].includes(request.method))
    return redirect(pathInLanguage(way.address, { prefix }) + url.search, 301);
  url.pathname = way.path;
  const answered = await answer(new Request(url, request), {
    ...entry,
    language: language.code,
    locale: language.code,
  });
  return withLocalRedirect(answered, { prefix, paths });
}

/** The path as it is stored, and the one address that it has in the language. */
function wayIn(written: string, paths: LocalPaths): Record<'path' | 'address', string> {
  const plain = unescaped(written);
  const stored = storedFor(plain, paths);
  const address = paths.localOf(stored);
  return {
    path: stored === plain ? written : encodeURI(stored),
    address: address === plain ? written : encodeURI(address),
  };
}

/** An address that is typed or printed may be in capitals. */
function storedFor(plain: string, paths: LocalPaths): string {
  const exact = paths.storedOf(plain);
  if (exact !== plain) return exact;
  const small = plain.toLowerCase();
  const stored = paths.storedOf(small);
  return stored === small ? plain : stored;
}

/** Languages that visitors can see. */
async function languageAt(
  { db, views }: Pick<PageRoutesDeps, 'db' | 'views'>,
  entry: SiteEntry,
  path: string,
) {
  if (!hasLanguageForm(path)) return undefined;
  const site = await views.get(db.read, entry.id, entry.version);
  const shown = site?.view.settings.languages.filter(({ isHidden }) => !isHidden) ?? [];
  const found = languageOfPath(path, shown);
  return found && { ...found, paths: site?.view.localPaths?.get(found.language.code) };
}

/** Calls have one address in all languages: they are answered in that of the page they come from. */
async function languageOfCall(
  deps: Pick<PageRoutesDeps, 'db' | 'views'>,
  entry: SiteEntry,
  request: Request,
  url: URL,
) {
  if (!url.pathname.startsWith('/api/')) return undefined;
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (from?.host !== url.host) return undefined;
  return languageAt(deps, entry, from.pathname);
}

async function mainLocale(
  { db, views }: Pick<PageRoutesDeps, 'db' | 'views'>,
  entry: SiteEntry,
): Promise<string> {
  return (await views.get(db.read, entry.id, entry.version))?.view.settings.locale ?? 'en';
}

/** Who is sent on stays in the language. */
function withLocalRedirect(answer: Response, language: LanguageAddresses): Response {
  const location = answer.headers.get('location');
  if (!location?.startsWith('/') || location.startsWith('//')) return answer;
  const to = localAddress(location, language);
  if (to === location) return answer;
  const local = new Response(answer.body, answer);
  local.headers.set('location', inHeader(to));
  return local;
}
