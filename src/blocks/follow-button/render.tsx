import type { ServiceSources } from '#domain/code/embed.ts';
import type { BlockRender } from '../contract.ts';
import { kitWords } from '../kit/words/words.ts';
import type { FollowButtonProps } from './definition.ts';

const SCRIPT = 'https://platform.twitter.com/widgets.js';
const FRAMES = ['https://platform.twitter.com', 'https://syndication.twitter.com'];
const SOURCES: ServiceSources = {
  scripts: ['https://platform.twitter.com'],
  frames: FRAMES,
  styles: [],
  connections: FRAMES,
};
/** As the service allows them. */
const NAME = /^@?(\w{1,15})$/;

/** Unseen until the script of the service is there (WIDG-12): it makes a frame of the link. */
export const render: BlockRender<FollowButtonProps> = ({
  props: { username, isAsked, size, align },
  context,
}) => {
  const name = NAME.exec(username.trim())?.[1];
  if (name === undefined) return null;
  const say = kitWords(context.locale);
  context.embeds.set('follow-button', { services: SOURCES });
  return (
    <div className={`follow-button follow-button-${align}`} data-widget-script={SCRIPT}>
      <a
        className="twitter-follow-button"
        href={`https://x.com/${name}`}
        data-show-count="false"
        data-dnt="true"
        {...(size === 'large' ? { 'data-size': 'large' } : {})}
        hidden
      >
        {say('follow', { name })}
      </a>
      {isAsked && (
        <button type="button" className="follow-button-ask">
          {say('follow.onX', { name })}
          <small>{say('follow.seen')}</small>
        </button>
      )}
    </div>
  );
};
