import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { announcementShape, BAR_THEMES } from '#domain/popups/shapes.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  ...announcementShape,
  /** Stands where it is put and remembers nothing: to be looked at. */
  isExample: z.boolean().default(false),
});
export type AnnouncementBarProps = z.infer<typeof props>;

const base: AnnouncementBarProps = {
  ...props.parse({}),
  text: 'The studio is closed until 12 May. Orders ship again after that.',
  isExample: true,
};
const LOOKS = { paper: 'plain', tint: 'tinted', ink: 'dark', accent: 'in the accent colour' } as const;

export const announcementBar = defineBlock<AnnouncementBarProps>({
  type: 'announcement-bar',
  code: 34,
  label: labels.announcementBar,
  description: labels.aLineAboveEveryPageSet,
  category: 'system',
  version: 1,
  hydrate: 'interaction',
  needsIsland: ({ canClose }) => canClose,
  props,
  defaults: props.parse({ text: 'Something new' }),
  examples: [
    ...BAR_THEMES.map((theme) => ({ name: `Words alone, ${LOOKS[theme]}`, props: { ...base, theme } })),
    {
      name: 'With a link',
      props: {
        ...base,
        text: 'Spring kiln: forty new bowls.',
        linkLabel: 'See them',
        linkAddress: '/blocks',
      },
    },
    { name: 'That stays', props: { ...base, canClose: false } },
  ],
  text: ({ text, linkLabel }) => `${text} ${linkLabel}`.trim(),
});
