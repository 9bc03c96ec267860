import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';

const linkSchema = z.object({
  /** One of the known services; anything else is found out from the address. */
  service: z
    .string()
    .max(40)
    .meta(field('Service', { hint: 'Leave empty to detect it from the address.' })),
  url: z
    .string()
    .max(500)
    .meta(field('Address', { control: 'web-address' })),
  /** Replaces the service's name. */
  label: z
    .string()
    .max(100)
    .optional()
    .meta(field('Name', { hint: 'Replaces the service’s own icon.' })),
});
export type SocialLink = z.infer<typeof linkSchema>;

const props = z.object({
  /** The site's own profiles from its settings, or a list of this block alone (a guest, a team member). */
  source: z.enum(['site', 'own']).meta(
    field('Whose profiles', {
      choices: { site: 'The site’s', own: 'Custom list' },
      hint: 'Edit the site’s profiles in its settings.',
    }),
  ),
  links: z
    .array(linkSchema)
    .max(30)
    .meta(field('Profiles', { entry: 'profile', when: { key: 'source', is: ['own'] } })),
  style: z.enum(['icons', 'names', 'both']).meta(
    field('Show', {
      samples: true,
      choices: { icons: 'Icons', names: 'Names', both: 'Both' },
      group: 'look',
    }),
  ),
  size: z.enum(['small', 'regular', 'large']).meta(field('Size', { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
});
export type SocialLinksProps = z.infer<typeof props>;

const defaults: SocialLinksProps = {
  source: 'site',
  links: [],
  style: 'icons',
  size: 'regular',
  align: 'start',
};

export const socialLinks = defineBlock<SocialLinksProps>({
  type: 'social-links',
  code: 14,
  label: 'Social links',
  description: 'Links to your profiles elsewhere.',
  emptyHint: 'Add your profiles in the site’s settings.',
  category: 'social',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'The site’s own, as icons', props: defaults },
    {
      name: 'A list of this block alone, with names',
      props: {
        ...defaults,
        source: 'own',
        style: 'both',
        links: [
          { service: 'instagram', url: 'https://www.instagram.com/haldenceramics' },
          { service: 'pinterest', url: 'https://www.pinterest.com/haldenceramics' },
          { service: '', url: 'https://mill-lane.example/makers/halden', label: 'Mill Lane makers' },
          { service: 'email', url: 'mailto:ingrid@halden.example', label: 'Write to Ingrid' },
        ],
      },
    },
    {
      name: 'Every service, large and centred',
      props: {
        ...defaults,
        source: 'own',
        size: 'large',
        align: 'center',
        links: [
          'bluesky',
          'discord',
          'etsy',
          'facebook',
          'github',
          'instagram',
          'linkedin',
          'mastodon',
          'pinterest',
          'soundcloud',
          'spotify',
          'substack',
          'telegram',
          'threads',
          'tiktok',
          'vimeo',
          'whatsapp',
          'x',
          'youtube',
          'rss',
          'email',
          'website',
        ].map((service) => ({ service, url: `https://${service}.example/halden` })),
      },
    },
    {
      name: 'Names only, small',
      props: {
        ...defaults,
        source: 'own',
        style: 'names',
        size: 'small',
        links: [
          { service: '', url: 'https://vimeo.com/haldenceramics' },
          { service: '', url: 'https://www.etsy.com/shop/halden' },
        ],
      },
    },
  ],
});
