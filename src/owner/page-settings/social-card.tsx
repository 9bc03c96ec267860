/** A page as messengers and networks show it: large with a picture, or as a few words beside an icon without one. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Body } from '#domain/content/content.ts';
import { isLargeEnoughForCard, picturesOf } from '#domain/content/pictures-of.ts';
import { visibleBody } from '#domain/content/visible-body.ts';
import { mediaQuery, thumbnailUrl } from '../media/library/media-item.ts';
import { useSite, useSiteOrigin } from '../session.ts';
import styles from './social-card.module.css';
import * as say from './words/en.ts';

/** One of these is nearly always large enough. */
const LOOKED_AT = 4;

export interface SharedPicture {
  /** What was chosen for the page. */
  readonly chosenId: string | undefined;
  /** The site's own. */
  readonly siteId: string | undefined;
}

/** The chosen picture, else the first large one of the page, else the site's own. Empty if there is none. */
export function useSharedPicture(body: Body, ids: SharedPicture): string {
  const { id: siteId } = useSite();
  const shown = ids.chosenId === undefined ? picturesOf(visibleBody(body).sections).slice(0, LOOKED_AT) : [];
  const found = useQueries({ queries: [...new Set(shown)].map((id) => mediaQuery(siteId, id)) });
  const large = found.find(({ data }) => data && !data.media.deletedAt && isLargeEnoughForCard(data.media));
  return ids.chosenId ?? large?.data?.media.id ?? ids.siteId ?? '';
}

export interface SocialCardProps {
  readonly host: string;
  readonly title: string;
  readonly description: string;
  /** Empty: none. */
  readonly pictureId: string;
  /** A button to choose a picture, below a card without one. */
  readonly invitation?: ReactNode;
}

export function SocialCard(props: SocialCardProps): ReactNode {
  const { host, title, description, pictureId, invitation } = props;
  const { id: siteId } = useSite();
  const origin = useSiteOrigin(siteId);
  const { data, error } = useQuery(mediaQuery(siteId, pictureId));
  const src = data && !data.media.deletedAt ? thumbnailUrl(origin, data.media, 1000) : undefined;
  const isLoading = pictureId !== '' && !data && !error;
  const isLarge = isLoading || src !== undefined;
  return (
    <>
      <div className={`${styles['card']} ${isLarge ? '' : styles['compact']}`}>
        {isLarge ? (
          <div className={`cover ${styles['picture']}`}>{src && <img src={src} alt="" />}</div>
        ) : (
          <div className={`centre muted ${styles['sign']}`}>
            <FileText size={22} strokeWidth={1.5} aria-hidden="true" />
          </div>
        )}
        <div className={`stack snug words ${styles['words']}`}>
          <span className="clip hint">{host}</span>
          <strong className={styles['title']}>{title}</strong>
          <CardDescription text={description} />
        </div>
      </div>
      {!isLarge && invitation && (
        <div className={`split muted ${styles['invitation']}`}>
          <p>{say.addAPictureToShowA}</p>
          {invitation}
        </div>
      )}
    </>
  );
}

export function CardDescription({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={`clamp ${styles['description']}`} data-missing={text === '' ? '' : undefined}>
      {text || say.textFromThePageAppearsHere}
    </p>
  );
}
