/** What the blocks of a page are to search engines: questions with their answers, and videos of the site’s own. */
import { definitions } from '#blocks/definitions.ts';
import type { ShownVideo } from '#domain/block.ts';
import { imageUrl, mediaUrl } from '#domain/media/media.ts';
import type { LoadedPage } from './load-page.ts';

type Thing = Record<string, unknown>;

export function contentThings(loaded: LoadedPage, description: string): Thing[] {
  const shown = loaded.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ block, props }) => {
      const definition = definitions[block.type];
      return definition && props !== undefined ? [{ definition, props }] : [];
    }),
  );
  const questions = shown.flatMap(({ definition, props }) => definition.questions?.(props) ?? []);
  const videos = shown.flatMap(({ definition, props }) => definition.videos?.(props) ?? []);
  return [
    ...(questions.length > 0 ? [questionsThing(questions)] : []),
    ...videos.flatMap((video) => videoThing(loaded, video, description)),
  ];
}

/** All of the page are one list: search engines take no second. */
function questionsThing(questions: readonly { readonly question: string; readonly answer: string }[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Search engines ask for a name, a picture and the day it was first shown. That day is known of files of the site alone,
 * so that videos of services, which say it of themselves, are not claimed.
 */
function videoThing({ site, media }: LoadedPage, video: ShownVideo, description: string): Thing[] {
  const file = media.get(video.fileId);
  const picture = media.get(video.posterId ?? file?.posterId ?? '');
  if (file?.kind !== 'video' || !picture || video.title === '' || file.addedAt === undefined) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.title,
      ...((video.caption || description) && { description: video.caption || description }),
      thumbnailUrl: site.baseUrl + imageUrl(picture, 1500),
      uploadDate: new Date(file.addedAt).toISOString(),
      contentUrl: site.baseUrl + mediaUrl(file),
    },
  ];
}
