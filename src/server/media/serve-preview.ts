/** One size of a picture, for those who look after it: whatever their visitors see. */
import type { MediaRecord } from '../kernel/media/records.ts';
import { commonFormat } from './choose-format.ts';
import { FILE_SECURITY_HEADERS } from './file-headers.ts';
import type { Media } from './open-media.ts';

interface Preview {
  readonly width: number;
  readonly cacheControl: string;
}

/** Undefined where there is no such picture. */
export async function servePreview(
  media: Media,
  record: MediaRecord | undefined,
  { width, cacheControl }: Preview,
): Promise<Response | undefined> {
  const spec = { width, crop: undefined, format: commonFormat(record?.mime ?? '') } as const;
  const made = record?.kind === 'image' ? await media.variants.make(record, spec) : undefined;
  if (!made) return undefined;
  return new Response(new Uint8Array(made.bytes), {
    headers: {
      ...FILE_SECURITY_HEADERS,
      'cross-origin-resource-policy': 'same-origin',
      'content-type': `image/${made.format}`,
      'cache-control': cacheControl,
    },
  });
}
