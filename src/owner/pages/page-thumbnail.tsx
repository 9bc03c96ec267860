/** A small picture of a page as its draft looks. Fetched when its row comes near, and dropped when that is far away. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { DocumentView } from '#domain/content/calls.ts';
import { makePreviewLink } from '#domain/pages/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../api.ts';
import { PagePicture } from '../ui/page-picture.tsx';
import styles from './pages.module.css';

/** A link is good for an hour; it is asked for anew well before that. */
const LINK_FRESH_MS = 30 * MINUTE_MS;
const NEAR = '200px';

interface PageThumbnailProps {
  readonly siteId: string;
  readonly page: DocumentView;
}

export function PageThumbnail({ siteId, page }: PageThumbnailProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const { id: document, kind, draftId } = page;
  const isPage = kind === 'page';
  const link = useQuery({
    queryKey: ['page-picture', siteId, document, draftId],
    staleTime: LINK_FRESH_MS,
    enabled: isNear && isPage,
    // A page without its picture is listed all the same.
    retry: false,
    queryFn: ({ signal }) => call(makePreviewLink, { site: siteId, document, query: {} }, { signal }),
  });
  return (
    <span
      ref={place}
      className={isPage ? `well ${styles['thumbnail']}` : styles['noThumbnail']}
      aria-hidden="true"
    >
      {isNear && link.data && <PagePicture src={`${link.data.url}&still`} title={page.title} />}
    </span>
  );
}

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
