/** What popups and bars are made of, and their blocks with them: without what the rest of their settings takes. */
import { z } from 'zod';
import { NEVER_AGAIN, POPUP_STYLES } from './contract.ts';

const words = (longest: number) => z.string().trim().max(longest).default('');
const address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(|\/(?!\/).*|https:\/\/.+|mailto:.+|tel:.+)$/, 'must be a page of the site or an address')
  .default('');

const isYes = z.boolean().default(true);
const screens = { enableMobile: isYes, enableDesktop: isYes };
const version = z.int().min(1).max(1_000_000).default(1);

export const TRIGGERS = ['delay', 'scroll', 'exit'] as const;
export const BAR_THEMES = ['paper', 'tint', 'ink', 'accent'] as const;
export const BAR_LOOKS = ['none', 'light', 'dark'] as const;

export const popupShape = {
  style: z.enum(POPUP_STYLES).default('card'),
  version,
  showUntilSignup: isYes,
  displayFrequency: z.int().min(NEVER_AGAIN).max(3650).default(30),
  ...screens,
  trigger: z.enum(TRIGGERS).default('delay'),
  /** Seconds, or hundredths of the page. */
  triggerAt: z.int().min(0).max(600).default(5),
};

export const announcementShape = {
  text: words(300),
  linkLabel: words(60),
  linkAddress: address,
  theme: z.enum(BAR_THEMES).default('accent'),
  canClose: isYes,
  /** Who closed an earlier one sees it again. */
  version,
  ...screens,
};

export const barsShape = {
  infoBar: z
    .strictObject({
      style: z.enum(BAR_LOOKS).default('none'),
      phone: words(40),
      email: words(200),
      directions: address,
      hours: words(120),
    })
    .prefault({}),
  badge: z.strictObject({ type: z.enum(BAR_LOOKS).default('none'), text: words(60), address }).prefault({}),
  /** Who made what the site may show by licence. The bar is there as soon as somebody is named. */
  licences: words(600),
};
