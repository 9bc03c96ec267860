/** A site's settings: what its owner decides about the site as a whole, beside its documents. */
import { z } from 'zod';
import { CAPTCHA_PROVIDERS } from '../captcha/providers.ts';
import { idSchema, mediaRefSchema } from '../links/link.ts';
import { DEFAULT_LOCALE } from '../locale/default-locale.ts';
import { MAX_SITE_LANGUAGES, siteLanguageSchema, siteTextsSchema } from '../locale/site-languages.ts';
import { DEFAULT_SAMPLE } from '../performance/contract.ts';
import { businessSchema } from './business.ts';
import { PAGE_MARK, TITLE_FORMATS } from './title-format.ts';

export const siteSettingsSchema = z
  .object({
    title: z.string().min(1).max(200),
    tagline: z.string().max(300).default(''),
    description: z.string().max(500).default(''),
    /** Its main language. */
    locale: z.string().max(35).default(DEFAULT_LOCALE),
    /** The others. */
    languages: z.array(siteLanguageSchema).max(MAX_SITE_LANGUAGES).default([]),
    /** Texts above in those languages, by `locale:fr`. */
    overlays: z
      .record(
        z
          .string()
          .regex(/^locale:/)
          .max(50),
        siteTextsSchema,
      )
      .optional(),
    /** IANA time zone in which dates are shown. */
    timeZone: z.string().max(60).default('UTC'),
    homePageId: idSchema.optional(),
    logo: mediaRefSchema.optional(),
    favicon: mediaRefSchema.optional(),
    socialImage: mediaRefSchema.optional(),
    /** Links shown by the social links block, and told to search engines. */
    socialLinks: z
      .array(z.object({ service: z.string().max(40), url: z.string().max(500) }))
      .max(30)
      .default([]),
    /** How titles of pages read in browsers and search results: `{page} — {site}`. */
    titleFormat: z
      .string()
      .max(200)
      .refine((format) => format.includes(PAGE_MARK), 'The title must include {page}.')
      .default(TITLE_FORMATS[0]),
    /** Where people come to, told to search engines. */
    business: businessSchema.optional(),
    isHiddenFromSearch: z.boolean().default(false),
    /** Strangers get one page under every address. */
    isClosed: z.boolean().default(false),
    /** That page; without it, or while it is not published, one of the product's. */
    closedPageId: idSchema.optional(),
    /** The product's page says that the site opens soon, not that it is closed for the moment. */
    isOpeningSoon: z.boolean().default(false),
    developerMode: z.boolean().default(false),
    cloneable: z.boolean().default(false),
    commentsEnabled: z.boolean().default(false),
    commentProviderShortName: z.string().max(100).default(''),
    /** Nothing of the provider is fetched before a visitor asks for it. */
    isCommentProviderAsked: z.boolean().default(false),
    useEscapeKeyToLogin: z.boolean().default(false),
    /** Forms ask for a captcha where this is set: the built-in one takes any key (FORM-62). */
    captchaSiteKey: z.string().max(200).default(''),
    captchaProvider: z.enum(CAPTCHA_PROVIDERS).default('built-in'),
    /** Whether visits are counted. */
    countsVisitors: z.boolean().default(true),
    /** Thirteen: the same month of the year before stands beside this one. */
    visitsKeptMonths: z.int().min(1).max(60).default(13),
    /** Part of the page loads whose speed is measured, in percent; 0: none. */
    speedSample: z.int().min(0).max(100).default(DEFAULT_SAMPLE),
    /** Whether a first page tells what led there, once its visitor has agreed (TRAK-29). */
    hasAdvertisingPixel: z.boolean().default(false),
    /** HTML for the head of every page, by authors who may inject code. */
    headCode: z.string().max(50_000).default(''),
    /** The same for the end of every page. */
    footCode: z.string().max(50_000).default(''),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Some of a site's settings, as a change names them: what is not named stays; null takes away what may be absent. */
export type SiteSettingsChange = {
  readonly [Name in keyof SiteSettings]?: undefined extends SiteSettings[Name]
    ? SiteSettings[Name] | null
    : SiteSettings[Name];
};

// Made from the shape without its defaults: `partial()` would fill in a default for each name that is not there.
export const siteSettingsChangeSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(siteSettingsSchema.shape).map(([name, schema]) => [name, changeOf(schema)]),
    ),
  )
  .meta({ id: 'SiteSettingsChange' }) as unknown as z.ZodType<SiteSettingsChange>;

function changeOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) return (schema.unwrap() as z.ZodType).exactOptional();
  if (schema instanceof z.ZodOptional) return (schema.unwrap() as z.ZodType).nullable().exactOptional();
  return schema.exactOptional();
}

/** The settings after a change. */
export function changeSettings(stored: SiteSettings, change: SiteSettingsChange): SiteSettings {
  const entries = Object.entries({ ...stored, ...change });
  return siteSettingsSchema.parse(Object.fromEntries(entries.filter(([, value]) => value !== null)));
}
