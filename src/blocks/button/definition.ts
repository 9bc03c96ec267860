import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import { CONFIRMATION_STYLES } from '#widgets/confirmation/confirmation-settings.ts';
import * as labels from './labels/en.ts';

const askSchema = z.object({
  style: z.enum(CONFIRMATION_STYLES).meta(
    field(labels.visitorsAnswer, {
      choices: {
        'confirm-or-reject': labels.yesOrNo,
        'confirm-or-cancel': labels.goOnOrCancel,
        'confirm-only': labels.thatTheyHaveReadIt,
        'no-buttons': labels.noButtonsClosesAutomatically,
      },
    }),
  ),
  title: z.string().max(200).meta(field(labels.question)),
  text: z
    .string()
    .max(500)
    .meta(field(labels.moreWords, { control: 'long-text' })),
  confirm: z
    .string()
    .max(60)
    .meta(field(labels.wordsToGoOn, { hint: labels.leaveEmptyForConfirm })),
  decline: z
    .string()
    .max(60)
    .meta(field(labels.wordsToStay, { hint: labels.leaveEmptyForRejectOrCancel })),
});

const props = z.object({
  label: z.string().max(200).meta(field(labels.buttonText)),
  link: linkSchema.optional().meta(field(labels.leadsTo)),
  /** Beside the pointer, after a moment. */
  hint: z
    .string()
    .max(300)
    .optional()
    .meta(field(labels.hint, { hint: labels.shownOnHover })),
  ask: askSchema.optional().meta(field(labels.askFirst)),
  style: z.enum(['primary', 'secondary', 'text']).meta(field(labels.style, { samples: true, group: 'look' })),
  size: z.enum(['small', 'regular', 'large']).meta(field(labels.size, { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
  /** As wide as its column on phones, where a thumb looks for it. */
  isFullOnMobile: z.boolean().meta(field(labels.fullWidthOnPhones, { group: 'look' })),
});
export type ButtonProps = z.infer<typeof props>;

const defaults: ButtonProps = {
  label: 'Read more',
  link: { url: '/' },
  style: 'primary',
  size: 'regular',
  align: 'start',
  isFullOnMobile: false,
};

export const button = defineBlock<ButtonProps>({
  type: 'button',
  code: 53,
  label: labels.button,
  description: labels.aLinkThatLooksLikeA,
  category: 'navigation',
  isNamedFirst: true,
  version: 1,
  hydrate: 'visible',
  needsIsland: ({ hint, ask }) => Boolean(hint?.trim() || ask?.title.trim()),
  keepsMarkup: true,
  props,
  defaults,
  examples: [
    {
      name: 'With a hint',
      props: {
        ...defaults,
        label: labels.orderSeconds,
        link: { url: '/work' },
        hint: 'Seconds have a small fault in the glaze. They hold tea as well as any.',
      },
    },
    { name: 'Primary', props: { ...defaults, label: labels.seeTheSpringCollection, link: { url: '/work' } } },
    {
      name: 'Secondary',
      props: { ...defaults, label: labels.visitTheStudio, link: { url: '/contact' }, style: 'secondary' },
    },
    {
      name: 'Text, to another site',
      props: {
        ...defaults,
        label: labels.findUsOnTheMap,
        link: { url: 'https://maps.example/halden', newWindow: true },
        style: 'text',
      },
    },
    {
      name: 'Large, centred, full width on phones',
      props: {
        ...defaults,
        label: labels.bookAThrowingDay,
        link: { url: '/workshops' },
        size: 'large',
        align: 'center',
        isFullOnMobile: true,
      },
    },
    ...CONFIRMATION_STYLES.map((style) => ({
      name: `Asks first: ${style}`,
      props: {
        ...defaults,
        label: labels.toTheWineList,
        link: { url: '/contact' },
        ask: {
          style,
          title: style === 'no-buttons' ? 'Opening the list…' : 'Are you over eighteen?',
          text: style === 'no-buttons' ? '' : 'We pour wine at openings, and the law asks us to ask.',
          confirm: '',
          decline: '',
        },
      },
    })),
    {
      name: 'Small, at the end',
      props: {
        ...defaults,
        label: labels.allJournalEntries,
        link: { url: '/journal' },
        style: 'secondary',
        size: 'small',
        align: 'end',
      },
    },
  ],
  text: ({ label }) => label,
});
