/** The blogs of a site, each leading to where it is set how it takes comments. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { collectionsQuery } from '../documents.ts';
import { SHORT_LOCALE } from '../language.ts';
import * as say from './words/en.ts';

const LIST = new Intl.ListFormat(SHORT_LOCALE);

/** Within a sentence: “Journal and Letters”. */
export function BlogLinks({ siteId }: { readonly siteId: string }): ReactNode {
  const { data = [] } = useQuery(collectionsQuery(siteId));
  const blogs = data.filter(({ type }) => type === COLLECTION_TYPES.blog);
  if (blogs.length === 0) return say.aBlog;
  return LIST.formatToParts(blogs.map(({ id }) => id)).map(({ type, value }, index) =>
    type === 'literal' ? (
      <Fragment key={`${value} ${index}`}>{value}</Fragment>
    ) : (
      <Link key={value} to={`/sites/${siteId}/collections/${value}?settings`}>
        {blogs.find(({ id }) => id === value)?.title}
      </Link>
    ),
  );
}
