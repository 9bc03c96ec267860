import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl } from '#domain/page.ts';
import { SHARE_LABELS, type SharedPage, shareLink } from '#domain/share/share-links.ts';
import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { ShareButtonsProps } from './definition.ts';
import { shareWords } from './words/words.ts';

export const render: BlockRender<ShareButtonsProps> = ({ props, context }) => {
  const { site, page, locale } = context;
  const say = shareWords(locale);
  const sayKit = kitWords(locale);
  const shared: SharedPage = {
    url: absoluteUrl(site, page.path),
    title: page.body.title || site.settings.title,
    picture: page.socialImage && site.baseUrl + imageUrl(page.socialImage, 1500),
  };
  return (
    <div className={`share share-${props.style}`}>
      {props.label && <p id={`share-${context.blockId}`}>{props.label}</p>}
      <ul
        aria-label={props.label ? undefined : say('share')}
        aria-labelledby={props.label ? `share-${context.blockId}` : undefined}
      >
        {props.services.map((service) => (
          <li key={service}>
            <a href={shareLink(service, shared)} target="_blank" rel="noopener noreferrer">
              {service === 'mail' ? sayKit('email') : SHARE_LABELS[service]}
              <span className="visually-hidden">{` ${sayKit('newWindow')}`}</span>
            </a>
          </li>
        ))}
        {props.hasCopyLink && (
          <li>
            <a href={shared.url} data-share-copy="">
              {say('link')}
            </a>
          </li>
        )}
        <li hidden>
          <button type="button" data-share-native="">
            {say('more')}
          </button>
        </li>
      </ul>
      <p className="visually-hidden" role="status" />
      <IslandProps value={{ title: shared.title, url: shared.url }} />
    </div>
  );
};
