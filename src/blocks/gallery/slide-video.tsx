/** The video of a slide behind its overlay: played in its place, or on the whole screen where pictures are seen there. */
import type { ReactNode } from 'react';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import { VIDEO_SIZE } from '#domain/video/video-address.ts';
import { VideoOverlay, videoData } from '../kit/video-facade.tsx';
import { kitWords } from '../kit/words/words.ts';
import { pictureData, type ShownVideo, titleOf } from './shown-slide.ts';

interface SlideVideoProps {
  readonly shown: ShownVideo;
  readonly context: RenderContext;
  readonly sizes?: string;
  /** It is played on the whole screen. */
  readonly opens: boolean;
}

export function SlideVideo({ shown, context, sizes, opens }: SlideVideoProps): ReactNode {
  const { slide, media, video } = shown;
  const isFile = video.kind === 'file';
  const title = titleOf(shown, context.locale);
  const subtitles = context.media(slide.captions?.id);
  const captions = subtitles && mediaUrl(subtitles);
  return (
    <div
      className="video-frame gallery-video sqs-video-wrapper"
      {...videoData(video, 'fit')}
      data-title={title}
      data-file={isFile && !opens ? '' : undefined}
      data-video-src={isFile ? video.page : undefined}
      data-captions={isFile && opens ? captions : undefined}
    >
      {isFile && !opens && (
        <Player shown={shown} src={video.page} captions={captions} locale={context.locale} />
      )}
      <VideoOverlay
        title={title}
        href={video.page}
        poster={media}
        context={context}
        {...(sizes === undefined ? {} : { sizes })}
        className="thumb-image"
        {...(media ? { pictureData: pictureData(media) } : {})}
        {...(opens ? { data: { 'data-lightbox-item': '' } } : {})}
      />
    </div>
  );
}

interface PlayerProps {
  readonly shown: ShownVideo;
  readonly src: string;
  readonly captions: string | undefined;
  readonly locale: string;
}

function Player({ shown, src, captions, locale }: PlayerProps): ReactNode {
  const own = shown.video.kind === 'file' ? shown.video.media : undefined;
  const { width, height } = own && own.width > 0 ? own : VIDEO_SIZE;
  return (
    // biome-ignore lint/a11y/useMediaCaption: they are there where the owner has given any
    <video
      controls
      playsInline
      preload="none"
      src={src}
      width={width}
      height={height}
      aria-label={titleOf(shown, locale)}
    >
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={locale}
          label={kitWords(locale)('video.captions')}
          default
        />
      )}
    </video>
  );
}
