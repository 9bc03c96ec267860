import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';

const props = z.object({
  username: z
    .string()
    .max(50)
    .meta(field('Name on X', { hint: 'With or without the @. Leave empty to show nothing.' })),
  isAsked: z.boolean().meta(
    field('Ask first', {
      hint: 'X can see visits when its button is shown, so the button loads only when visitors press for it.',
    }),
  ),
  size: z
    .enum(['regular', 'large'])
    .meta(field('Size', { choices: { regular: 'Regular', large: 'Large' }, group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
});
export type FollowButtonProps = z.infer<typeof props>;

const defaults: FollowButtonProps = { username: '', isAsked: true, size: 'regular', align: 'start' };

export const followButton = defineBlock<FollowButtonProps>({
  type: 'follow-button',
  code: 35,
  label: 'Follow button',
  description: 'Visitors can follow a profile on X. The button loads only when they allow it.',
  emptyHint: 'Enter the profile to follow.',
  category: 'social',
  version: 1,
  hydrate: 'visible',
  props,
  defaults,
  examples: [
    { name: 'A profile', props: { ...defaults, username: 'haldenceramics' } },
    {
      name: 'Large and centred',
      props: { ...defaults, username: '@haldenceramics', size: 'large', align: 'center' },
    },
    { name: 'At the end', props: { ...defaults, username: 'haldenceramics', align: 'end' } },
  ],
});
