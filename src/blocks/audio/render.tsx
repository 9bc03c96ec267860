import { directionIn } from '#domain/locale/direction.ts';
import { formatDuration } from '#domain/media/format-duration.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import type { AudioProps } from './definition.ts';
import { audioWords } from './words/words.ts';

export const render: BlockRender<AudioProps> = ({ props, context }) => {
  const cover = context.media(props.cover?.id);
  return (
    <div className={`audio${cover ? ' has-cover' : ''}`}>
      {cover && <Picture media={cover} context={context} ratio={1} sizes="(min-width: 44em) 14em, 9em" />}
      <div>
        {(props.title || props.artist) && (
          <p className="audio-album" {...directionIn(context.locale, props.title || props.artist)}>
            {props.title}
            {props.artist && <span>{props.artist}</span>}
          </p>
        )}
        <ol>
          {props.tracks.map((track, index) => (
            <Track
              key={index}
              track={track}
              src={context.href(track.source)}
              hasDownload={props.hasDownload}
              locale={context.locale}
            />
          ))}
        </ol>
      </div>
    </div>
  );
};

interface TrackProps {
  readonly track: AudioProps['tracks'][number];
  readonly src: string | undefined;
  readonly hasDownload: boolean;
  readonly locale: string;
}

/** The browser's own player; the island puts the site's in its place. */
function Track({ track, src, hasDownload, locale }: TrackProps) {
  const say = audioWords(locale);
  return (
    <li data-seconds={track.seconds}>
      <p className="audio-title" {...directionIn(locale, track.title)}>
        <b>{track.title}</b>
        {track.artist && <span>{track.artist}</span>}
      </p>
      {src === undefined ? (
        <p className="audio-missing" data-address={'url' in track.source ? track.source.url : undefined}>
          {say('missing')}
        </p>
      ) : (
        <>
          {/* First what the columns' widths follow from, should the page be painted when it has come only so far. */}
          {hasDownload && (
            <a href={src} download="">
              {say('download')}
              <span className="visually-hidden"> {track.title}</span>
            </a>
          )}
          {track.seconds !== undefined && <small>{formatDuration(track.seconds)}</small>}
          {/* biome-ignore lint/a11y/useMediaCaption: recordings of sounds and music have no words to caption */}
          <audio controls preload="none" src={src} aria-label={track.title} />
        </>
      )}
    </li>
  );
}
