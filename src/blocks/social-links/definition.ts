import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const linkSchema = z.object({
  /** One of the known services; anything else is found out from the address. */
  service: z
    .string()
    .max(40)
    .meta(field(labels.service, { hint: labels.leaveEmptyToDetectItFrom })),
  url: z
    .string()
    .max(500)
    .meta(field(labels.address, { control: 'web-address' })),
  /** Replaces the service's name. */
  label: z
    .string()
    .max(100)
    .optional()
    .meta(field(labels.name, { hint: labels.replacesTheServicesOwnIcon })),
});
export type SocialLink = z.infer<typeof linkSchema>;

const props = z.object({
  /** The site's own profiles from its settings, or a list of this block alone (a guest, a team member). */
  source: z.enum(['site', 'own']).meta(
    field(labels.whoseProfiles, {
      choices: { site: labels.theSites, own: labels.customList },
      hint: labels.editTheSitesProfilesInIts,
    }),
  ),
  links: z
    .array(linkSchema)
    .max(30)
    .meta(field(labels.profiles, { entry: labels.profile, when: { key: 'source', is: ['own'] } })),
  style: z.enum(['icons', 'names', 'both']).meta(
    field(labels.show, {
      samples: true,
      choices: { icons: labels.icons, names: labels.names, both: labels.both },
      group: 'look',
    }),
  ),
  size: z.enum(['small', 'regular', 'large']).meta(field(labels.size, { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
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
  label: labels.socialLinks,
  description: labels.linksToYourProfilesElsewhere,
  emptyHint: labels.addYourProfilesInTheSites,
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
          { service: '', url: 'https://mill-lane.example/makers/halden', label: labels.millLaneMakers },
          { service: 'email', url: 'mailto:ingrid@halden.example', label: labels.writeToIngrid },
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
