/** JSON-LD for search engines: the site on its home page, the article on items, the way down to a page. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { imageUrl } from '#domain/media/media.ts';
import type { LoadedPage } from './load-page.ts';
import { isShownByBlock } from './shown-item.ts';

type Thing = Record<string, unknown>;

export function structuredData(loaded: LoadedPage, description: string): Thing[] {
  const { page } = loaded;
  const things: Thing[] = [];
  if (page.path === '/') things.push(website(loaded));
  // A block that shows the item says itself what it is.
  if (page.type === PAGE_TYPES.contentItem && !isShownByBlock(loaded))
    things.push(article(loaded, description));
  if (page.parents.length > 0) things.push(breadcrumbs(loaded));
  return things;
}

function website({ site }: LoadedPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.settings.title,
    url: `${site.baseUrl}/`,
    ...(site.settings.description ? { description: site.settings.description } : {}),
    ...(site.settings.socialLinks.length > 0
      ? { sameAs: site.settings.socialLinks.map((link) => link.url) }
      : {}),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.baseUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function article({ site, page }: LoadedPage, description: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.body.title,
    url: site.baseUrl + page.path,
    mainEntityOfPage: site.baseUrl + page.path,
    ...(description ? { description } : {}),
    ...(page.publishedAt === undefined ? {} : { datePublished: new Date(page.publishedAt).toISOString() }),
    ...(page.updatedAt === undefined ? {} : { dateModified: new Date(page.updatedAt).toISOString() }),
    ...(page.author ? { author: { '@type': 'Person', name: page.author } } : {}),
    ...(page.socialImage ? { image: site.baseUrl + imageUrl(page.socialImage, 1500) } : {}),
    publisher: { '@type': 'Organization', name: site.settings.title, url: `${site.baseUrl}/` },
  };
}

function breadcrumbs({ site, page }: LoadedPage): Thing {
  const trail = [
    ...page.parents.map(({ title, path }) => ({ title, path })),
    { title: page.body.title, path: page.path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: site.baseUrl + step.path,
    })),
  };
}
