import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { popupShape } from '#domain/popups/shapes.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** By this the popup is known to browsers and in what is counted. */
  id: z.string().default(''),
  name: z.string().default(''),
  ...popupShape,
  /** Stands where it is put and remembers nothing: to be looked at. */
  isExample: z.boolean().default(false),
  title: z.string().default(''),
  text: z.string().default(''),
  buttonLabel: z.string().default(''),
});
export type PopupProps = z.infer<typeof props>;

const parsed = /* @__PURE__ */ props.parse({});
const base: PopupProps = {
  ...parsed,
  name: 'Kiln opening',
  isExample: true,
  title: 'The kiln opens on Saturday',
  text: 'Forty bowls come out of it, none like another. Come and choose yours while they are warm.',
  buttonLabel: 'See the bowls',
};

export const popup = defineBlock<PopupProps>({
  type: 'popup',
  code: 33,
  label: labels.popup,
  description: labels.opensOverThePageAsSet,
  category: 'system',
  version: 1,
  hydrate: 'idle',
  props,
  defaults: { ...parsed, name: 'Popup' },
  examples: [
    { name: 'Card in the middle', props: base },
    {
      name: 'Note in a corner',
      props: {
        ...base,
        style: 'corner',
        title: 'Closed on Monday',
        text: 'We are at the fair in Halden.',
        buttonLabel: 'Where to find us',
      },
    },
    {
      name: 'Over the whole screen',
      props: { ...base, style: 'full', title: 'Two letters a year', buttonLabel: 'Write to me' },
    },
  ],
});
