/** The table of secrets of captcha services. */

export interface CaptchaSecretTable {
  siteId: string;
  /** CaptchaService. */
  provider: string;
  /** Sealed under the installation's secret. */
  secret: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    captchaSecrets: CaptchaSecretTable;
  }
}
