/** A site on home screens: its manifest, its icons, and what its owner decides about them. */
import { APPLE_ICON, MANIFEST_PATH } from '#domain/web-app/manifest.ts';
import type { MakeFeature } from '../feature.ts';
import { IconFiles } from './icon-files.ts';
import { findWebApp } from './queries.ts';
import { webAppRoutes } from './routes.ts';
import { webAppFileRoutes } from './site-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const deps = { ...kernel, ...common, icons: new IconFiles(common.media) };
  return {
    routes: { owner: [webAppRoutes(deps)], site: [webAppFileRoutes(deps)] },
    page: {
      async head(db, site) {
        const { isOn = true, themeColor } = (await findWebApp(db, site.id)) ?? {};
        if (!isOn) return [];
        return [
          { tag: 'link', attributes: { rel: 'manifest', href: MANIFEST_PATH } },
          { tag: 'link', attributes: { rel: 'apple-touch-icon', href: APPLE_ICON.path } },
          // The manifest holds it too; browsers that colour their bar without installing anything read it here.
          ...(themeColor
            ? [{ tag: 'meta', attributes: { name: 'theme-color', content: themeColor } } as const]
            : []),
        ];
      },
    },
  };
};
