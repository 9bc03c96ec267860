/**
 * Addresses of files that are not for everyone, for the people who work on a site: the owner area and its frames show them
 * from another origin, to which the browser sends no session. They are good for six to twelve hours.
 */
import type { MediaView } from '#domain/media/calls.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import { isSame, signatureOf } from '../../http/signature.ts';
import { listGatedMedia } from './queries-gated.ts';

export interface SealDeps {
  readonly secret: string;
  readonly now: () => number;
}

const WINDOW_MS = 6 * HOUR_MS;
/** Of a seal, in hexadecimal digits. */
const [UNTIL_LENGTH, SIGNATURE_LENGTH] = [8, 32];
const SEAL_LENGTH = UNTIL_LENGTH + SIGNATURE_LENGTH;

/** @param siteId of the files */
export async function sealMedia<View extends Pick<MediaView, 'id' | 'hash'>>(
  deps: SealDeps & { readonly db: Queryable },
  siteId: string,
  views: readonly View[],
): Promise<View[]> {
  const gated = await listGatedMedia(
    deps.db,
    views.map(({ id }) => id),
  );
  // The same for a while, so that browsers need not load it again.
  const until = Math.ceil(deps.now() / WINDOW_MS) + 1;
  return views.map((view) =>
    gated.has(view.id) ? { ...view, hash: view.hash + sealOf(deps, siteId, view.id, until) } : view,
  );
}

/** The hash that was sealed; undefined where there is no good seal. */
export function unseal(deps: SealDeps, siteId: string, id: string, sealed: string): string | undefined {
  const seal = sealed.slice(-SEAL_LENGTH);
  const until = Number.parseInt(seal.slice(0, UNTIL_LENGTH), 16);
  if (sealed.length <= SEAL_LENGTH || !(until * WINDOW_MS > deps.now())) return undefined;
  return isSame(seal, sealOf(deps, siteId, id, until)) ? sealed.slice(0, -SEAL_LENGTH) : undefined;
}

function sealOf({ secret }: SealDeps, siteId: string, id: string, until: number): string {
  const hours = until.toString(16).padStart(UNTIL_LENGTH, '0');
  return hours + signatureOf(secret, ['media', siteId, id, hours], 'hex').slice(0, SIGNATURE_LENGTH);
}
