import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { SHARE_LABELS, SHARE_SERVICES } from '#domain/share/share-links.ts';

const props = z.object({
  label: z.string().max(60).meta(field('Label')),
  services: z
    .array(z.enum(SHARE_SERVICES))
    .max(SHARE_SERVICES.length)
    .refine((services) => new Set(services).size === services.length, 'names a service twice')
    .meta(field('Services', { choices: SHARE_LABELS })),
  hasCopyLink: z.boolean().meta(field('Show copy link')),
  style: z
    .enum(['text', 'buttons'])
    .meta(field('Style', { samples: true, choices: { text: 'Text', buttons: 'Buttons' }, group: 'look' })),
});
export type ShareButtonsProps = z.infer<typeof props>;

const defaults: ShareButtonsProps = {
  label: 'Share',
  services: ['mail', 'mastodon', 'bluesky', 'facebook', 'whatsapp', 'pinterest'],
  hasCopyLink: true,
  style: 'buttons',
};

export const shareButtons = defineBlock<ShareButtonsProps>({
  type: 'share-buttons',
  code: 23,
  label: 'Share buttons',
  description: 'Links to share the page. Services are contacted only when visitors follow a link.',
  category: 'social',
  version: 1,
  props,
  defaults,
  hydrate: 'visible',
  keepsMarkup: true,
  examples: [
    { name: 'Buttons', props: defaults },
    {
      name: 'A line of text',
      props: {
        ...defaults,
        label: 'Pass it on',
        style: 'text',
        services: ['mail', 'bluesky', 'linkedin', 'x'],
      },
    },
    {
      name: 'Every service',
      props: { ...defaults, services: [...SHARE_SERVICES] },
    },
  ],
});
