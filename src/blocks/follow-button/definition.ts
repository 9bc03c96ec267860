import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  username: z
    .string()
    .max(50)
    .meta(field(labels.nameOnX, { hint: labels.withOrWithoutTheLeaveEmpty })),
  isAsked: z.boolean().meta(
    field(labels.askFirst, {
      hint: labels.xCanSeeVisitsWhenIts,
    }),
  ),
  size: z
    .enum(['regular', 'large'])
    .meta(field(labels.size, { choices: { regular: labels.regular, large: labels.large }, group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
});
export type FollowButtonProps = z.infer<typeof props>;

const defaults: FollowButtonProps = { username: '', isAsked: true, size: 'regular', align: 'start' };

export const followButton = defineBlock<FollowButtonProps>({
  type: 'follow-button',
  code: 35,
  label: labels.followButton,
  description: labels.visitorsCanFollowAProfileOn,
  emptyHint: labels.enterTheProfileToFollow,
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
