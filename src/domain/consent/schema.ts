/** What the owner of a site decides about consent. */
import { z } from 'zod';
import { linkSchema } from '../links/link.ts';
import { assignmentSchema } from './assigned.ts';
import { bannerShape } from './banner-shape.ts';

export const consentSchema = z.strictObject({
  isCookieBannerEnabled: z.boolean().default(false),
  isActivityLogEnabled: z.boolean().default(true),
  isAnalyticsCookiesDisabled: z.boolean().default(false),
  isRestrictiveCookiePolicyAbsolute: z.boolean().default(true),
  ...bannerShape,
  /** Raised by the owner when what is asked has changed: everybody is asked again. */
  policyVersion: z.int().min(1).max(1_000_000).default(1),
  /** What else the owner’s own code leaves in browsers: names, where `*` stands for any end. */
  optionalCookies: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^\s;=,]{1,80}$/, 'must be the name of a cookie'),
    )
    .max(50)
    .default([]),
  /** What hosts and cookies are for that no catalogue knows. */
  assigned: z.array(assignmentSchema).max(200).default([]),
  /** What the banner links to about cookies and privacy. */
  policyLink: linkSchema.optional(),
  /** The same as it was typed once; a link goes before it. Empty: the banner links to nothing. */
  policyPath: z
    .string()
    .trim()
    .max(500)
    .regex(/^(|\/(?!\/).*|https:\/\/.+)$/, 'must be a page of the site')
    .default(''),
});
export type Consent = z.infer<typeof consentSchema>;
