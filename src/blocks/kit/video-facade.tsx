/** A video behind its overlay, as every block writes it: nothing is asked of a service before somebody presses play. */
import type { ReactNode } from 'react';
import { codeSources } from '#domain/code/sources.ts';
import type { Link } from '#domain/links/link.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { RenderContext } from '#domain/page.ts';
import { providerOf } from '#domain/video/providers.ts';
import { embedOf, readVideoAddress, type VideoSize } from '#domain/video/video-address.ts';
import { Picture } from './picture.tsx';
import { kitWords } from './words/words.ts';

export type FoundVideo =
  | { readonly kind: 'file'; readonly page: string; readonly media: MediaView | undefined }
  | {
      readonly kind: 'frame';
      /** The embed. */
      readonly html: string;
      readonly provider: string | undefined;
      /** Where it is to be seen without a script; undefined where the embed holds no video. */
      readonly page: string | undefined;
      /** Undefined where it is not known. */
      readonly size: VideoSize | undefined;
    };

interface NamedVideo {
  readonly source?: Link | undefined;
  /** Where the address says nothing to us. */
  readonly embed?: string;
}

/** What shows the video, which the page’s policy lets through from now on. */
export function findVideo({ source, embed = '' }: NamedVideo, context: RenderContext): FoundVideo {
  const address = context.href(source);
  const found = readVideoAddress(address ?? '');
  if (address !== undefined && !found && isFile(source, address, context)) {
    if (/^https?:\/\//.test(address)) letThrough(context, 'media', address);
    const media = source && 'ref' in source ? context.media(source.id) : undefined;
    return { kind: 'file', page: address, media };
  }
  const html = found ? embedOf(found) : embed;
  const frames = codeSources(html).frameUrls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url));
  for (const url of frames) letThrough(context, 'frames', url);
  const [frame] = frames;
  const provider = frame && providerOf(new URL(frame).hostname).name;
  const { page, size } = found ?? { page: frame, size: sizeIn(embed) };
  return { kind: 'frame', html, provider, page, size };
}

/** What an embed says of its frame; many say so much in pixels. */
function sizeIn(embed: string): VideoSize | undefined {
  const start = embed.search(/<iframe\b/i);
  if (start === -1) return undefined;
  const frame = embed.slice(start, start + 4000).split('>', 1)[0] ?? '';
  const numberOf = (pattern: RegExp) => Number(pattern.exec(`${frame}>`)?.[1] ?? 0);
  const width = numberOf(/\swidth=["']?(\d{1,5})["'\s>]/i);
  const height = numberOf(/\sheight=["']?(\d{1,5})["'\s>]/i);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** VIDE-14: undefined for one of unknown size. */
export function sizeOf(video: FoundVideo): VideoSize | undefined {
  if (video.kind === 'frame') return video.size;
  const { width = 0, height = 0 } = video.media ?? {};
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Gives a frame the shape of its video; one of unknown size keeps that of most. */
export function VideoShape({
  size,
  children,
}: {
  readonly size: VideoSize | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (!size) return children;
  const { width, height } = size;
  return (
    <div className="video-shaped">
      <svg
        className={height > width ? 'video-shape video-upright' : 'video-shape'}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
      {children}
    </div>
  );
}

/** The picture that was taken out of a file of the site’s own. */
export function posterOf(video: FoundVideo, context: RenderContext): MediaView | undefined {
  return video.kind === 'file' ? context.media(video.media?.posterId) : undefined;
}

/** What scripts, and owners’ own code, read of the element around a video. */
export function videoData(video: FoundVideo, mode: string) {
  return {
    'data-mode': mode,
    'data-state': 'unloaded',
    ...(video.kind === 'frame' ? { 'data-html': video.html, 'data-provider-name': video.provider } : {}),
  } as const;
}

interface OverlayProps {
  readonly title: string;
  readonly href: string | undefined;
  readonly poster: MediaView | undefined;
  readonly context: RenderContext;
  /** Of the poster, where it does not fill the block. */
  readonly sizes?: string;
  readonly className?: string;
  readonly pictureData?: Readonly<Record<`data-${string}`, string>>;
  /** Of the link. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/** A link to the video, which plays it in its place where scripts run. */
export function VideoOverlay(props: OverlayProps): ReactNode {
  const { href, poster, context, sizes, className, pictureData, data } = props;
  const say = kitWords(context.locale);
  const title = props.title || say('video');
  const picture = poster && (
    <Picture media={poster} context={context} alt="" sizes={sizes} className={className} data={pictureData} />
  );
  if (href === undefined) return picture && <div className="video-overlay">{picture}</div>;
  return (
    <a
      className="video-overlay"
      href={href}
      data-title={title}
      aria-label={say('video.play', { title })}
      {...data}
    >
      {picture}
      <span className="video-play" />
    </a>
  );
}

const VIDEO_FILE = /\.(mp4|m4v|webm|mov|ogv)$/i;

function isFile(source: Link | undefined, address: string, context: RenderContext): boolean {
  if (source && 'ref' in source) return context.media(source.id)?.kind === 'video';
  return VIDEO_FILE.test(address.split(/[?#]/, 1)[0] ?? '');
}

function letThrough({ embeds }: RenderContext, kind: 'frames' | 'media', address: string): void {
  const { origin } = new URL(address);
  const none = { scripts: [], frames: [], styles: [], connections: [], media: [] };
  embeds.set(`video ${kind} ${origin}`, { services: { ...none, [kind]: [origin] } });
}
