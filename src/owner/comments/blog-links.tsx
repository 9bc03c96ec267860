/** The blogs of a site, each leading to where it is set how it takes comments. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { collectionsQuery } from '../documents.ts';
import * as say from './words/en.ts';

/** Within a sentence: “Journal and Letters”. */
export function BlogLinks({ siteId }: { readonly siteId: string }): ReactNode {
  const { data = [] } = useQuery(collectionsQuery(siteId));
  const blogs = data.filter(({ type }) => type === COLLECTION_TYPES.blog);
  if (blogs.length === 0) return say.aBlog;
  return blogs.map(({ id, title }, index) => (
    <Fragment key={id}>
      {index > 0 && (index === blogs.length - 1 ? ` ${say.and} ` : ', ')}
      <Link to={`/sites/${siteId}/collections/${id}?settings`}>{title}</Link>
    </Fragment>
  ));
}
