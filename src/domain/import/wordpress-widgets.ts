/** WordPress's blocks that list and find content, as ours. Props are those of version 1 of each block. */
import type { Converter } from './converter.ts';
import { hiddenSource } from './embeds.ts';
import { type Fragment, linkedWords, paragraph, textFragment } from './fragments.ts';
import { numberAttribute, textAttribute, type WordPressBlock } from './gutenberg.ts';

/** The fragments of a widget; undefined for blocks that are none. */
export function convertWidget(
  converter: Converter,
  block: WordPressBlock,
  name: string,
): Fragment[] | undefined {
  switch (name) {
    case 'latest-posts':
      return [latestPosts(converter, block)];
    case 'archives':
    case 'calendar':
      return [archive(converter, 'month', block)];
    case 'categories':
      return [archive(converter, 'category', block)];
    case 'tag-cloud':
      return [archive(converter, 'tag', block)];
    case 'search':
      return [search(block)];
    case 'social-links':
      return [socialLinks(converter, block)];
    case 'rss':
      return [feedLink(converter, block)];
    case 'latest-comments':
    case 'page-list':
    case 'loginout':
    case 'site-title':
    case 'site-logo':
    case 'site-tagline':
    case 'post-title':
    case 'post-comments-form':
    case 'avatar':
      return [hiddenSource(converter.context, block.source, `block ${name}`)];
    default:
      return undefined;
  }
}

function ownCollection({ context }: Converter): Record<string, unknown> {
  return context.collectionId === undefined
    ? {}
    : { collection: { ref: 'collection', id: context.collectionId } };
}

function latestPosts(converter: Converter, block: WordPressBlock): Fragment {
  const columns = Math.min(4, Math.max(2, numberAttribute(block, 'columns') ?? 3));
  const limit = Math.min(60, Math.max(1, numberAttribute(block, 'postsToShow') ?? 5));
  const isByTitle = textAttribute(block, 'orderBy') === 'title';
  const isOldestFirst = textAttribute(block, 'order') === 'asc';
  return {
    kind: 'block',
    type: 'summary',
    props: {
      ...ownCollection(converter),
      heading: '',
      kind: 'posts',
      layout: textAttribute(block, 'postLayout') === 'grid' ? 'grid' : 'list',
      columns,
      limit,
      order: isByTitle ? 'title' : isOldestFirst ? 'oldest' : 'newest',
      events: 'upcoming',
      followsAddress: false,
      show: {
        image: block.attributes['displayFeaturedImage'] === true,
        date: block.attributes['displayPostDate'] === true,
        author: block.attributes['displayAuthor'] === true,
        excerpt: block.attributes['displayPostContent'] === true,
        categories: false,
      },
      ratio: '3:2',
    },
    folded: [],
  };
}

function archive(converter: Converter, by: 'month' | 'category' | 'tag', block: WordPressBlock): Fragment {
  return {
    kind: 'block',
    type: 'post-archive',
    props: {
      ...ownCollection(converter),
      heading: '',
      by,
      hasCounts: block.attributes['showPostCounts'] === true,
      layout: by === 'tag' ? 'inline' : 'list',
      limit: 60,
    },
    folded: [],
  };
}

function search(block: WordPressBlock): Fragment {
  const button = (textAttribute(block, 'buttonText') ?? 'Search').slice(0, 60);
  return {
    kind: 'block',
    type: 'search',
    props: {
      label: (textAttribute(block, 'label') ?? 'Search this site').slice(0, 100),
      placeholder: (textAttribute(block, 'placeholder') ?? '').slice(0, 100),
      buttonLabel: button,
      hasPreview: true,
      showResults: false,
    },
    folded: [],
  };
}

const MAX_LINKS = 30;
const MAX_URL = 500;

function socialLinks(converter: Converter, block: WordPressBlock): Fragment {
  const links = block.inner.flatMap((inner) => {
    const url = textAttribute(inner, 'url');
    const link = url === undefined ? undefined : converter.context.link(url);
    if (!url || !link || url.length > MAX_URL) return [];
    const label = textAttribute(inner, 'label');
    return [
      {
        service: (textAttribute(inner, 'service') ?? '').slice(0, 40),
        url,
        ...(label ? { label: label.slice(0, 100) } : {}),
      },
    ];
  });
  if (links.length < block.inner.length)
    converter.context.note('social links without an address were left out');
  return {
    kind: 'block',
    type: 'social-links',
    props: {
      source: 'own',
      links: links.slice(0, MAX_LINKS),
      style: 'icons',
      size: 'regular',
      align: 'start',
    },
    folded: links.map(({ url, service }) => paragraph(linkedWords(service || url, { url }))),
  };
}

function feedLink(converter: Converter, block: WordPressBlock): Fragment {
  const url = textAttribute(block, 'feedURL') ?? '';
  converter.context.note('a list from another site’s feed became a link to it');
  return textFragment(paragraph(linkedWords(url || 'Feed', converter.context.link(url))));
}
