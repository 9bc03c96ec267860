import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { SHARE_LABELS, SHARE_SERVICES } from '#domain/share/share-links.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  label: z.string().max(60).meta(field(labels.label)),
  services: z
    .array(z.enum(SHARE_SERVICES))
    .max(SHARE_SERVICES.length)
    .refine((services) => new Set(services).size === services.length, 'names a service twice')
    .meta(field(labels.services, { choices: SHARE_LABELS })),
  hasCopyLink: z.boolean().meta(field(labels.showCopyLink)),
  style: z.enum(['text', 'buttons']).meta(
    field(labels.style, {
      samples: true,
      choices: { text: labels.text, buttons: labels.buttons },
      group: 'look',
    }),
  ),
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
  label: labels.shareButtons,
  description: labels.linksToShareThePageServices,
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
        label: labels.passItOn,
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
