import type { ReactNode } from 'react';
import { codeSources } from '#domain/code/sources.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import { providerOf } from '#domain/video/providers.ts';
import { readVideoAddress } from '#domain/video/video-address.ts';
import type { BlockRender } from '../contract.ts';
import { editable } from '../kit/editable.ts';
import { Picture } from '../kit/picture.tsx';
import { RichTextView } from '../kit/rich-text.tsx';
import type { VideoProps } from './definition.ts';

export const render: BlockRender<VideoProps> = ({ props, context }) => {
  if (!props.source && props.embed.trim() === '') return null;
  return (
    <figure className="video">
      {framed(props, context)}
      {props.caption.content.length > 0 && (
        <figcaption {...editable(context, { path: 'caption', value: props.caption, hint: 'Caption' })}>
          <RichTextView doc={props.caption} context={context} />
        </figcaption>
      )}
    </figure>
  );
};

function framed(props: VideoProps, context: RenderContext): ReactNode {
  const address = context.href(props.source);
  const found = readVideoAddress(address ?? '');
  const file = address !== undefined && !found && isFile(props, address, context) ? address : undefined;
  if (file !== undefined) return <FileVideo props={props} context={context} src={file} />;
  const html = found ? `<iframe src="${found.frame.replaceAll('&', '&amp;')}"></iframe>` : props.embed;
  const frames = codeSources(html).frameUrls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url));
  for (const url of frames) letThrough(context, 'frames', url);
  const [frame] = frames;
  return (
    <div
      {...frameAttributes(props)}
      data-html={html}
      data-provider-name={frame && providerOf(new URL(frame).hostname).name}
    >
      <Overlay props={props} context={context} href={found?.page ?? frame} />
    </div>
  );
}

/** What the video stands in; `sqs-video-wrapper` is the name that owners' own styles know it by. */
function frameAttributes({ ratio, mode }: VideoProps) {
  return {
    className: `video-frame video-${ratio.replace(':', 'x')} sqs-video-wrapper`,
    'data-mode': mode,
    'data-state': 'unloaded',
  };
}

interface PartProps {
  readonly props: VideoProps;
  readonly context: RenderContext;
}

/** The browser's own player; with a script the overlay lies over it until it plays. */
function FileVideo({ props, context, src }: PartProps & { readonly src: string }): ReactNode {
  const captions = context.media(props.captions?.id);
  if (/^https?:\/\//.test(src)) letThrough(context, 'media', src);
  return (
    <div {...frameAttributes(props)} data-file="">
      <video
        controls
        playsInline
        preload="none"
        src={src}
        aria-label={props.title || 'Video'}
        {...(props.playsItself ? { muted: true, loop: true, 'data-plays-itself': '' } : {})}
      >
        {captions && (
          <track kind="captions" src={mediaUrl(captions)} srcLang={context.locale} label="Captions" default />
        )}
      </video>
      {!props.playsItself && <Overlay props={props} context={context} href={src} />}
    </div>
  );
}

/** A link to the video, which plays it in its place where scripts run. */
function Overlay({ props, context, href }: PartProps & { readonly href: string | undefined }): ReactNode {
  const poster = context.media(props.poster?.id);
  const title = props.title || 'Video';
  const picture = poster && <Picture media={poster} context={context} alt="" />;
  if (href === undefined) return picture && <div className="video-overlay">{picture}</div>;
  return (
    <a className="video-overlay" href={href} data-title={title} aria-label={`Play: ${title}`}>
      {picture}
      <span className="video-play" />
    </a>
  );
}

const VIDEO_FILE = /\.(mp4|m4v|webm|mov|ogv)$/i;

function isFile({ source }: VideoProps, address: string, context: RenderContext): boolean {
  if (source && 'ref' in source) return context.media(source.id)?.kind === 'video';
  return VIDEO_FILE.test(address.split(/[?#]/, 1)[0] ?? '');
}

function letThrough({ embeds }: RenderContext, kind: 'frames' | 'media', address: string): void {
  const { origin } = new URL(address);
  const none = { scripts: [], frames: [], styles: [], connections: [], media: [] };
  embeds.set(`video ${kind} ${origin}`, { services: { ...none, [kind]: [origin] } });
}
