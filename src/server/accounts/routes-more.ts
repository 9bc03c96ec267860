/** Everything about accounts beyond the password: resetting it, second factors, passkeys, and inviting people. */

import { Hono } from 'hono';
import { routeWriter } from '../http/api-routes.ts';
import { withAnswers } from '../http/route-list.ts';
import { ACCOUNT_MORE_ANSWERS } from './answers.ts';
import { entryWriter } from './entry.ts';
import { acceptRoutes, invitationRoutes, peopleRoutes } from './people/routes.ts';
import { resetRoutes } from './reset/routes.ts';
import type { SecurityDeps } from './security/deps.ts';
import { securityRoutes } from './security/routes.ts';
import { securitySignInRoutes } from './security/routes-sign-in.ts';
import { SignInThrottle } from './throttle.ts';

export function accountMoreRoutes(deps: SecurityDeps): Hono {
  const app = new Hono();
  const throttle = new SignInThrottle(deps.now);
  const addEntry = entryWriter(app, deps, throttle);
  const routes = routeWriter(app, deps.authorize);
  resetRoutes(app, deps, addEntry);
  securitySignInRoutes(deps, addEntry);
  securityRoutes(deps, throttle, routes);
  peopleRoutes(deps, routes);
  invitationRoutes(deps, routes);
  acceptRoutes(app, deps, addEntry);
  return withAnswers(app, ACCOUNT_MORE_ANSWERS);
}
