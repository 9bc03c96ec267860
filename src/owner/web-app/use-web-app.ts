/** What the site is on home screens: as it is stored, with the changes made here, and the way to save them. */
import * as calls from '#domain/web-app/calls.ts';
import type { WebApp } from '#domain/web-app/schema.ts';
import { call } from '../api.ts';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';
import * as say from './words/en.ts';

/** Undefined takes a choice back. */
type WebAppChange = { readonly [Name in keyof WebApp]?: WebApp[Name] | undefined };

export function useWebApp(site: string) {
  return useFeatureSettings({
    key: 'web-app',
    site,
    read: (signal) => call(calls.readWebApp, { site }, { signal }),
    save: (body: WebApp) => call(calls.saveWebApp, { site, body }),
    valueOf: ({ webApp }) => webApp,
    saved: say.savedVisitorsSeeItNow,
    merge: changed,
  });
}

function changed(webApp: WebApp, change: WebAppChange): WebApp {
  const entries = Object.entries({ ...webApp, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WebApp;
}
