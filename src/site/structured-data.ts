/** JSON-LD for search engines: the site on its home page, the article on items, the way down to a page. */

import { PAGE_TYPES } from '#domain/content/codes.ts';
import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl } from '#domain/page.ts';
import { openingHoursOf } from '#domain/settings/business.ts';
import type { LoadedPage } from './load-page.ts';
import { isShownByBlock } from './shown-item.ts';
import { contentThings } from './structured-content.ts';
import { eventThings } from './structured-event.ts';

type Thing = Record<string, unknown>;

export function structuredData(loaded: LoadedPage, description: string): Thing[] {
  const { page } = loaded;
  const things: Thing[] = [];
  if (page.path === '/') things.push(website(loaded), ...localBusiness(loaded));
  // A block that shows the item says itself what it is.
  if (page.type === PAGE_TYPES.contentItem && !isShownByBlock(loaded))
    things.push(...(eventThings(loaded, description) ?? [article(loaded, description)]));
  if (page.categoryBase !== undefined) things.push(categoryOf(loaded, description));
  if (page.teaser !== undefined) things.push(paywalled(loaded, description));
  if (page.parents.length > 0) things.push(breadcrumbs(loaded));
  things.push(...contentThings(loaded, description));
  return things;
}

/** As search engines ask for it where they find a teaser: what is missing is not hidden from them alone. */
function paywalled({ site, page }: LoadedPage, description: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.body.title,
    url: absoluteUrl(site, page.path),
    ...(description ? { description } : {}),
    ...FOR_MEMBERS,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: MEMBERS_ONLY },
  };
}

const FOR_MEMBERS = { isAccessibleForFree: false };
/** What the page shows in place of what is missing. */
const MEMBERS_ONLY = '.for-members';

function categoryOf({ site, page }: LoadedPage, description: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.body.title,
    url: absoluteUrl(site, page.path),
    ...(description ? { description } : {}),
    isPartOf: { '@type': 'WebSite', url: absoluteUrl(site, '/') },
  };
}

function website({ site }: LoadedPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.settings.title,
    url: absoluteUrl(site, '/'),
    ...(site.settings.description ? { description: site.settings.description } : {}),
    ...sameAs(site.settings.socialLinks),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(site, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The site elsewhere on the web; an address to write to is none of its pages. */
function sameAs(links: readonly { readonly url: string }[]): Thing {
  const urls = links.map(({ url }) => url).filter((url) => /^https?:/.test(url));
  return urls.length > 0 ? { sameAs: urls } : {};
}

/** The place people come to, where the settings of the site say where it is. */
function localBusiness({ site }: LoadedPage): Thing[] {
  const { business, description, socialLinks, title } = site.settings;
  if (!business || business.street === '' || business.city === '') return [];
  const { city, country, email, hours, postalCode, street, telephone } = business;
  const openingHours = openingHoursOf(hours);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: title,
      url: absoluteUrl(site, '/'),
      ...(description ? { description } : {}),
      ...(telephone ? { telephone } : {}),
      ...(email ? { email } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        ...(postalCode ? { postalCode } : {}),
        ...(country ? { addressCountry: country } : {}),
      },
      ...(openingHours.length > 0 ? { openingHours } : {}),
      ...sameAs(socialLinks),
    },
  ];
}

function article({ site, page }: LoadedPage, description: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.body.title,
    ...(page.isForMembers ? FOR_MEMBERS : {}),
    url: absoluteUrl(site, page.path),
    mainEntityOfPage: absoluteUrl(site, page.path),
    ...(description ? { description } : {}),
    ...(page.publishedAt === undefined ? {} : { datePublished: new Date(page.publishedAt).toISOString() }),
    ...(page.updatedAt === undefined ? {} : { dateModified: new Date(page.updatedAt).toISOString() }),
    ...(page.author ? { author: { '@type': 'Person', name: page.author } } : {}),
    ...(page.socialImage ? { image: site.baseUrl + imageUrl(page.socialImage, 1500) } : {}),
    publisher: { '@type': 'Organization', name: site.settings.title, url: absoluteUrl(site, '/') },
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
      item: absoluteUrl(site, step.path),
    })),
  };
}
