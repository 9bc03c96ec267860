/** Live previews of a page elsewhere: as a search result, and as a card in a message. */

import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentView } from '#domain/content/calls.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { formatTitle, TITLE_FORMATS } from '#domain/settings/title-format.ts';
import { ChoosePicture } from '../media/library/choose-picture.tsx';
import { useSite } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import styles from './page-cards.module.css';
import { type Draft, fieldsOf, type PageSettings, pathOf } from './page-settings.ts';
import { CardDescription, SocialCard, useSharedPicture } from './social-card.tsx';
import * as say from './words/en.ts';

export interface PageCardsProps {
  readonly document: DocumentView;
  readonly draft: Draft;
  readonly settings: PageSettings;
  readonly onPicture: (picture: MediaRef) => void;
}

export function PageCards(props: PageCardsProps): ReactNode {
  const { document, draft, settings, onPicture } = props;
  const site = useSite();
  const words = useQuery(siteSettingsQuery(site.id)).data;
  const siteTitle = words?.title ?? site.name;
  const host = new URL(site.url).host;
  const title = settings.title.trim() || say.untitled;
  const description = settings.description.trim() || fieldsOf(draft).excerpt || '';
  const path = pathOf(document, settings.slug);
  const pictureId = useSharedPicture(draft.body, {
    chosenId: settings.socialImage?.id ?? fieldsOf(draft).image?.id,
    siteId: words?.socialImage?.id,
  });
  const isHidden = settings.isHiddenFromSearch || words?.isHiddenFromSearch === true;
  return (
    <div className="stack loose top">
      <section>
        <h3 className={`caption ${styles['heading']}`}>{say.inSearchResults}</h3>
        {isHidden ? (
          <p className={`paper words muted ${styles['hidden']}`}>{say.searchEnginesAreAskedNotTo}</p>
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
        <h3 className={`caption ${styles['heading']}`}>{say.socialPreview}</h3>
        <SocialCard
          host={host}
          title={title}
          description={description}
          pictureId={pictureId}
          invitation={
            <ChoosePicture label={say.addAPicture} icon={<ImagePlus />} size="small" onPick={onPicture} />
          }
        />
      </section>
    </div>
  );
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
    <div className={`paper words ${styles['result']}`}>
      <p className={`stack snug hint ${styles['place']}`}>
        <strong>{site}</strong>
        <span>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
      </p>
      <p className={styles['link']}>{title}</p>
      <CardDescription text={description} />
    </div>
  );
}
