/** How a page looks elsewhere, while its words are typed: among search results, and as a card in a message. */
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isLargeEnoughForCard, picturesOf } from '#domain/content/pictures-of.ts';
import { formatTitle, TITLE_FORMATS } from '#domain/settings/title-format.ts';
import { api } from '../api.ts';
import type { ListedDocument } from '../documents.ts';
import { mediaQuery, thumbnailUrl } from '../media/media-item.ts';
import { useSite, useSiteOrigin } from '../session.ts';
import styles from './page-cards.module.css';
import { type Draft, fieldsOf, type PageSettings, pathOf } from './page-settings.ts';

export interface PageCardsProps {
  readonly document: ListedDocument;
  readonly draft: Draft;
  readonly settings: PageSettings;
}

interface SiteWords {
  readonly title: string;
  readonly tagline?: string;
  readonly titleFormat?: string;
  readonly socialImage?: { readonly id: string };
  readonly isHiddenFromSearch?: boolean;
}

function useSiteWords(siteId: string): SiteWords | undefined {
  return useQuery({
    queryKey: ['settings', siteId, 'site'],
    queryFn: ({ signal }) => api.get<{ settings: SiteWords }>(`/api/sites/${siteId}/settings`, { signal }),
    select: ({ settings }) => settings,
  }).data;
}

export function PageCards(props: PageCardsProps): ReactNode {
  const { document, draft, settings } = props;
  const site = useSite();
  const words = useSiteWords(site.id);
  const siteTitle = words?.title ?? site.name;
  const host = new URL(site.url).host;
  const title = settings.title.trim() || 'Untitled';
  const description = settings.description.trim() || fieldsOf(draft).excerpt || '';
  const path = pathOf(document, settings.slug);
  const pictureId = usePicture(props, words);
  const isHidden = settings.isHiddenFromSearch || words?.isHiddenFromSearch === true;
  return (
    <div className={styles['cards']}>
      <section>
        <h3 className={styles['heading']}>In search results</h3>
        {isHidden ? (
          <p className={styles['hidden']}>Search engines are asked to leave this page out.</p>
        ) : (
          <ResultCard
            site={siteTitle}
            host={host}
            path={path}
            title={formatTitle(words?.titleFormat ?? TITLE_FORMATS[0], {
              page: title,
              site: siteTitle,
              tagline: words?.tagline ?? '',
              isHome: path === '/',
            })}
            description={description}
          />
        )}
      </section>
      <section>
        <h3 className={styles['heading']}>When it is shared</h3>
        <SocialCard host={host} title={title} description={description} pictureId={pictureId} />
      </section>
    </div>
  );
}

/** Among these there is nearly always one that is large enough. */
const LOOKED_AT = 4;

/** The first large picture of the page stands in for one chosen, and the site's own for both. */
function usePicture({ draft, settings }: PageCardsProps, words: SiteWords | undefined): string {
  const { id: siteId } = useSite();
  const chosen = settings.socialImage?.id ?? fieldsOf(draft).image?.id;
  const shown = chosen === undefined ? picturesOf(draft.body.sections).slice(0, LOOKED_AT) : [];
  const found = useQueries({ queries: [...new Set(shown)].map((id) => mediaQuery(siteId, id)) });
  const large = found.find(({ data }) => data && !data.media.deletedAt && isLargeEnoughForCard(data.media));
  return chosen ?? large?.data?.media.id ?? words?.socialImage?.id ?? '';
}

export interface ResultCardProps {
  readonly site: string;
  readonly host: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export function ResultCard({ site, host, path, title, description }: ResultCardProps): ReactNode {
  return (
    <div className={styles['result']}>
      <p className={styles['place']}>
        <strong>{site}</strong>
        <span>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
      </p>
      <p className={styles['link']}>{title}</p>
      <Description text={description} />
    </div>
  );
}

function Description({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles['description']} data-missing={text === '' ? '' : undefined}>
      {text || 'Without a description, words from the page stand here.'}
    </p>
  );
}

interface SocialCardProps {
  readonly host: string;
  readonly title: string;
  readonly description: string;
  readonly pictureId: string;
}

export function SocialCard({ host, title, description, pictureId }: SocialCardProps): ReactNode {
  const { id: siteId } = useSite();
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, pictureId));
  const media = data?.media.deletedAt ? undefined : data?.media;
  const src = media && thumbnailUrl(origin, media, 1000);
  return (
    <div className={styles['card']}>
      {pictureId !== '' && <div className={styles['picture']}>{src && <img src={src} alt="" />}</div>}
      <div className={styles['words']}>
        <span className={styles['host']}>{host}</span>
        <strong className={styles['title']}>{title}</strong>
        <Description text={description} />
      </div>
    </div>
  );
}
