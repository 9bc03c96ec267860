/** The screens for people who are not signed in, by address. They are no part of the React application: none of it is fetched for them. */
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/layout.css';
import '../../ui/looks.css';
import '../../ui/other-looks.css';
import { INVITE_PATH, RESET_PATH } from '#domain/owner-area/ways-in.ts';
import { showInvitation } from './accept-invitation.ts';
import { queryOf } from './go-on.ts';
import { showAskForLink, showReset } from './reset-password.ts';
import { showSignIn } from './sign-in.ts';
import { showSignInByLink } from './sign-in-by-link.ts';

export function showWayIn(): void {
  const token = queryOf('token');
  const link = queryOf('link');
  switch (location.pathname) {
    case INVITE_PATH:
      void showInvitation(token ?? '');
      break;
    case RESET_PATH:
      if (token === null) showAskForLink();
      else void showReset(token);
      break;
    default:
      if (link === null) showSignIn();
      else showSignInByLink(link);
  }
}
