import { webAppSchema } from '#domain/web-app/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

declare module '../db/schema.ts' {
  interface Schema {
    webApps: {
      siteId: string;
      /** WebApp as JSON. */
      settings: string;
    };
  }
}

export const webApps = rowOfSite('webApps', 'settings', webAppSchema);
export const { find: findWebApp, write: writeWebApp } = webApps;
