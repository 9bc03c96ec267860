import type { ReactNode } from 'react';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { editable } from '../kit/editable.ts';
import { RichTextView } from '../kit/rich-text.tsx';
import {
  type FoundVideo,
  findVideo,
  posterOf,
  sizeOf,
  VideoOverlay,
  VideoShape,
  videoData,
} from '../kit/video-facade.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { VideoProps } from './definition.ts';

export const render: BlockRender<VideoProps> = ({ props, context }) => {
  if (!props.source && props.embed.trim() === '') return null;
  return (
    <figure className="video">
      <Framed props={props} context={context} video={findVideo(props, context)} />
      {props.caption.content.length > 0 && (
        <figcaption {...editable(context, { path: 'caption', value: props.caption, hint: 'Caption' })}>
          <RichTextView doc={props.caption} context={context} />
        </figcaption>
      )}
    </figure>
  );
};

interface PartProps {
  readonly props: VideoProps;
  readonly context: RenderContext;
  readonly video: FoundVideo;
}

/** `sqs-video-wrapper` is the name that owners’ own styles know it by. */
function Framed({ props, context, video }: PartProps): ReactNode {
  const isFile = video.kind === 'file';
  const size = props.ratio === 'auto' ? sizeOf(video) : undefined;
  const poster = context.media(props.poster?.id) ?? posterOf(video, context);
  return (
    <VideoShape size={size}>
      <div
        className={`video-frame video-${props.ratio.replace(':', 'x')} sqs-video-wrapper`}
        {...videoData(video, props.mode)}
        data-file={isFile ? '' : undefined}
      >
        {isFile && <FileVideo props={props} context={context} video={video} />}
        {!(isFile && props.playsItself) && (
          <VideoOverlay title={props.title} href={video.page} poster={poster} context={context} />
        )}
      </div>
    </VideoShape>
  );
}

/** The browser's own player; with a script the overlay lies over it until it plays. */
function FileVideo({ props, context, video }: PartProps): ReactNode {
  const say = kitWords(context.locale);
  const captions = context.media(props.captions?.id);
  return (
    <video
      controls
      playsInline
      preload="none"
      src={video.page}
      aria-label={props.title || say('video')}
      {...(props.playsItself ? { muted: true, loop: true, 'data-plays-itself': '' } : {})}
    >
      {captions && (
        <track
          kind="captions"
          src={mediaUrl(captions)}
          srcLang={context.locale}
          label={say('video.captions')}
          default
        />
      )}
    </video>
  );
}
