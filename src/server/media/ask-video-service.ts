/** Asks YouTube and Vimeo, by oEmbed, what a video is called and how it looks. */
import { z } from 'zod';
import { VIMEO_BASIC } from '#domain/video/calls.ts';
import { INVALID_EMBED } from '#domain/video/messages.ts';
import { readVideoAddress } from '#domain/video/video-address.ts';
import { getFromService, parseAnswer, type ServiceDeps } from './get-from-service.ts';

const ENDPOINTS: Readonly<Record<string, string>> = {
  YouTube: 'https://www.youtube.com/oembed?format=json&',
  Vimeo: 'https://vimeo.com/api/oembed.json?width=1280&',
};
const ANSWER = { timeoutMs: 5000, maxBytes: 100_000 };
const PICTURE = { timeoutMs: 5000, maxBytes: 5_000_000 };
const MAX_TITLE = 200;

const answered = z.object({
  title: z.string().catch(''),
  thumbnail_url: z.url().optional().catch(undefined),
  account_type: z.string().optional().catch(undefined),
});

interface VideoDetails {
  readonly kind: 'found';
  readonly title: string;
  /** Of the video's page: the same for every way in which its address is written. */
  readonly page: string;
  readonly picture: Uint8Array | undefined;
}

type VideoNotFound = {
  readonly kind: 'not-a-video' | 'unsupported' | 'unavailable';
  readonly message: string;
};

export async function askVideoService(deps: ServiceDeps, url: string): Promise<VideoDetails | VideoNotFound> {
  const video = readVideoAddress(url);
  const endpoint = video && ENDPOINTS[video.provider];
  if (!endpoint) return { kind: 'not-a-video', message: INVALID_EMBED };
  const { provider, page } = video;
  const answer = await getFromService(deps, endpoint + new URLSearchParams({ url: page }), ANSWER);
  // Both say so of videos that are gone, private or not to be shown elsewhere.
  if (answer && [400, 401, 403, 404].includes(answer.status))
    return { kind: 'not-a-video', message: `${provider} has no video here. It may be private or deleted.` };
  const read = answer?.status === 200 ? parse(Buffer.from(answer.bytes).toString('utf8')) : undefined;
  if (!read)
    return {
      kind: 'unavailable',
      message: `${provider} isn’t responding correctly. Try again later.`,
    };
  if (read.account_type === 'basic') return { kind: 'unsupported', message: VIMEO_BASIC };
  const title = read.title.trim().slice(0, MAX_TITLE);
  return { kind: 'found', title, page, picture: await fetchPicture(deps, read.thumbnail_url) };
}

/** YouTube names a small picture with black bars; the large one beside it is not there of every video. */
async function fetchPicture(deps: ServiceDeps, url = ''): Promise<Uint8Array | undefined> {
  for (const address of new Set([url.replace(/\/hqdefault\.jpg$/, '/maxresdefault.jpg'), url])) {
    if (address === '') continue;
    const answer = await getFromService(deps, address, PICTURE);
    if (answer?.status === 200 && answer.bytes.length < PICTURE.maxBytes) return answer.bytes;
  }
  return undefined;
}

function parse(text: string): z.output<typeof answered> | undefined {
  return answered.safeParse(parseAnswer(text)).data;
}
