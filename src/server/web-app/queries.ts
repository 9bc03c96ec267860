import { webAppSchema } from '#domain/web-app/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

declare module '../db/schema.ts' {
  interface Schema {
    web_apps: {
      site_id: string;
      /** WebApp as JSON. */
      settings: string;
    };
  }
}

export const webApps = rowOfSite('web_apps', 'settings', webAppSchema);
export const { find: findWebApp, write: writeWebApp } = webApps;
