/** The addresses of the owner area. Every screen is fetched when it is first opened. */
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { FeatureScreen } from './feature.ts';
import { features } from './features.ts';
import { Nowhere } from './shell/nowhere.tsx';
import { RouteFailure } from './shell/route-failure.tsx';
import { SignedIn } from './shell/signed-in.tsx';
import { Loading } from './ui/spinner.tsx';

function screensIn(wanted: FeatureScreen['frame']): RouteObject[] {
  return features
    .flatMap(({ screens = [] }) => screens.filter(({ frame }) => frame === wanted))
    .map(({ path, load }) => {
      const lazy = async () => ({ Component: await load() });
      return path === '' ? { index: true, lazy } : { path, lazy };
    });
}

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => <Loading size="large" />,
    children: [
      {
        Component: SignedIn,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/account-frame.tsx')).AccountFrame }),
            children: screensIn('account'),
          },
          {
            path: '/sites/:site',
            lazy: async () => ({ Component: (await import('./shell/site-frame.tsx')).SiteFrame }),
            children: screensIn('site'),
          },
          ...screensIn('none'),
          {
            path: '/',
            lazy: async () => ({ Component: (await import('./shell/first-screen.tsx')).FirstScreen }),
          },
          { path: '*', Component: Nowhere },
        ],
      },
      ...screensIn('entry'),
    ],
  },
]);
