/** A member with a session, for tests of what pages tell once someone is signed in. */
import { hashToken } from '#server/http/tokens.ts';
import { insertMembers } from '#server/members/queries.ts';
import { insertSession } from '#server/members/queries-sessions.ts';
import type { OwnerServer } from './owner-server.ts';

const HOUR_MS = 3_600_000;

/** @param token the value of the cookie `vitrine_member` @returns the id of the member */
export function signInMember(server: OwnerServer, siteId: string, token: string): Promise<string> {
  return server.withDeps(async ({ db, newId, now }) => {
    const [id, sessionId] = [newId(), newId()];
    const member = { id, siteId, email: 'mia@kiln.example', name: 'Mia' };
    const rest = { passwordHash: null, locale: null, cartId: null, addresses: '[]', lastSignInAt: null };
    const times = { createdAt: now(), lastSeenAt: now(), expiresAt: now() + HOUR_MS };
    await db.write(async (tx) => {
      await insertMembers(tx, [{ ...member, ...rest, joinedAt: now() }]);
      const session = { id: sessionId, hash: hashToken(token), siteId, siteMemberId: id };
      await insertSession(tx, { ...session, isRemembered: 0, userAgent: '', ...times });
    });
    return id;
  });
}
