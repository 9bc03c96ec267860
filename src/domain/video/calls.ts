/** The calls about videos of services. */
import { z } from 'zod';
import { call } from '../calls/call.ts';

export const VIMEO_BASIC =
  'Vimeo Basic accounts are unsupported. Please share a video from a different account.';

export const fetchVideoDetails = call('POST', '/api/sites/:site/video-details', {
  may: 'config.media',
  summary: 'Gets a video’s title from YouTube or Vimeo once, and saves its picture in the media library.',
  description:
    'Only this call contacts the service, without visitor data. Importing the same video again replaces its picture.',
  body: z.strictObject({
    url: z.url().max(2000).meta({ description: 'Of the page on which the service shows the video.' }),
  }),
  answer: z.object({
    title: z.string().meta({ description: 'Empty where the service says none.' }),
    pictureId: z.string().optional().meta({ description: 'Of the media file. Missing without a picture.' }),
  }),
  errors: { 'not-a-video': 400, unsupported: 422, unavailable: 503 },
  leaves: 'media.uploaded',
});
