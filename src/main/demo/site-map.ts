/** The demo's pages in the order they are made: a page stands after what it is below. */
import { blockIndexBody, blockPageBody, blockPageName, blockTypes } from './block-pages.ts';
import type { BodySource } from './build.ts';
import { home } from './home.ts';
import { hourWalk } from './hour-walk.ts';
import { lightboxPage } from './lightbox-page.ts';
import { membership } from './membership.ts';
import { visit } from './shared.ts';
import { about, clayAndAsh, kilns } from './studio.ts';
import { contact, trade } from './visit.ts';

export interface DocumentSource {
  /** From which the ids are made. */
  readonly name: string;
  readonly kind: 'page' | 'folder' | 'section';
  readonly slug?: string;
  readonly parent?: string;
  readonly body: BodySource;
}

const page = (name: string, body: BodySource, parent?: string): DocumentSource => ({
  name,
  kind: 'page',
  slug: name,
  body,
  ...(parent === undefined ? {} : { parent }),
});

export function listDocumentSources(): DocumentSource[] {
  return [
    { name: 'visit', kind: 'section', body: visit },
    page('home', home),
    { name: 'studio', kind: 'folder', slug: 'studio', body: { title: 'Studio', sections: [] } },
    page('clay-and-ash', clayAndAsh, 'studio'),
    page('kilns', kilns, 'studio'),
    page('an-hours-walk', hourWalk),
    page('about', about),
    page('membership', membership),
    page('contact', contact),
    page('trade', trade, 'shop'),
    page('blocks', blockIndexBody()),
    ...blockTypes().map(
      (type): DocumentSource => ({
        name: blockPageName(type),
        kind: 'page',
        slug: type,
        parent: 'blocks',
        body: blockPageBody(type),
      }),
    ),
    { name: 'lightbox', kind: 'page', slug: 'lightbox', parent: 'blocks', body: lightboxPage },
  ];
}
