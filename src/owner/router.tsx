/** The addresses of the owner area. Every screen is fetched when it is first opened. */
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Nowhere } from './shell/nowhere.tsx';
import { RouteFailure } from './shell/route-failure.tsx';
import { SignedIn } from './shell/signed-in.tsx';
import { Loading } from './ui/spinner.tsx';

type Screen = () => React.ReactNode;

/** @param load imports the screen's module and picks its component */
function screen(path: string, load: () => Promise<Screen>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** Below a site, in the frame with its navigation. */
const siteScreens: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./sites/site-home.tsx')).SiteHome }) },
  screen(
    'collections/:collection',
    async () => (await import('./collections/collection.tsx')).CollectionScreen,
  ),
  screen('activity', async () => (await import('./activity/activity.tsx')).SiteActivity),
  screen('comments', async () => (await import('./comments/comments.tsx')).Comments),
  screen('errors', async () => (await import('./errors/errors.tsx')).Errors),
  screen('lists', async () => (await import('./lists/lists-screen.tsx')).ListsScreen),
  screen('media', async () => (await import('./media/media.tsx')).Media),
  screen('navigation', async () => (await import('./navigation/navigation-screen.tsx')).NavigationScreen),
  screen('people', async () => (await import('./people/people.tsx')).People),
  screen('pages', async () => (await import('./pages/pages.tsx')).Pages),
  screen('submissions', async () => (await import('./forms/inbox/submissions-screen.tsx')).SubmissionsScreen),
  screen('settings/:panel?', async () => (await import('./settings/settings.tsx')).Settings),
];

/** Of the account and the installation, without a site. */
const accountScreens: RouteObject[] = [
  screen('/api-reference', async () => (await import('./api-reference/api-reference.tsx')).ApiReference),
  screen('/account', async () => (await import('./accounts/account.tsx')).Account),
  screen('/activity', async () => (await import('./activity/activity.tsx')).InstallationActivity),
  screen('/licences', async () => (await import('./installation/licences-screen.tsx')).Licences),
  screen('/outbox', async () => (await import('./mails/outbox.tsx')).Outbox),
  screen('/sites', async () => (await import('./sites/sites.tsx')).Sites),
];

/** With nothing around them: the editor. */
const bareScreens: RouteObject[] = [
  screen('/sites/:site/design', async () => (await import('./design/design-screen.tsx')).DesignScreen),
  screen('/sites/:site/edit/:document', async () => (await import('./editor/edit-screen.tsx')).EditScreen),
];

/** For people who are not signed in. */
const openScreens: RouteObject[] = [
  screen('/invite', async () => (await import('./accounts/accept-invitation.tsx')).AcceptInvitation),
  screen('/login', async () => (await import('./accounts/sign-in.tsx')).SignIn),
  screen('/reset', async () => (await import('./accounts/reset-password.tsx')).ResetPassword),
  screen('/setup', async () => (await import('./accounts/set-up.tsx')).SetUp),
];

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => <Loading />,
    children: [
      {
        Component: SignedIn,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/account-frame.tsx')).AccountFrame }),
            children: accountScreens,
          },
          {
            path: '/sites/:site',
            lazy: async () => ({ Component: (await import('./shell/site-frame.tsx')).SiteFrame }),
            children: siteScreens,
          },
          ...bareScreens,
          {
            path: '/',
            lazy: async () => ({ Component: (await import('./shell/first-screen.tsx')).FirstScreen }),
          },
          { path: '*', Component: Nowhere },
        ],
      },
      ...openScreens,
    ],
  },
]);
