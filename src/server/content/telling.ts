/** Runs commands on one document so that the activity tells what became of it. */
import type { ActivityAction } from '#domain/activity/kinds.ts';
import type { DocumentSettings } from '#domain/content/document.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/api-routes.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import type { Moved } from './move-document.ts';
import type { DocumentAddress } from './publish-document.ts';
import { tellDocumentSettings, tellMoved, tellOf } from './tell.ts';

export function addressOf(call: Call): DocumentAddress {
  return { siteId: call.siteId, documentId: call.param('document') };
}

type Command<D, Result> = (within: D, address: DocumentAddress) => Promise<Result>;

export function telling<D extends Deps>(deps: D) {
  return <Result extends object>(
    call: Call,
    command: Command<D, Result>,
    action: ActivityAction,
    words: (name: string) => string,
  ): Promise<Result> => {
    const address = addressOf(call);
    return recorded(deps, call, (within) => command(within, address), tellOf(address, action, words));
  };
}

/** Says where it was moved to, if it has another address now. */
export async function moveTold<D extends Deps>(
  deps: D,
  call: Call,
  command: Command<D, Moved>,
): Promise<Moved> {
  const address = addressOf(call);
  let from: string | null | undefined;
  const move = async (within: D) => {
    from = (await findDocument(within.db.read, address.siteId, address.documentId))?.path;
    return command(within, address);
  };
  return recorded(
    deps,
    call,
    move,
    tellMoved(() => from),
  );
}

/** Says what of a page's settings is another thing now. */
export async function settingsTold<D extends Deps, Result extends object>(
  deps: D,
  call: Call,
  command: Command<D, Result>,
): Promise<Result> {
  const address = addressOf(call);
  let before: DocumentSettings | undefined;
  const change = async (within: D) => {
    before = (await findDocument(within.db.read, address.siteId, address.documentId))?.settings;
    return command(within, address);
  };
  return recorded(
    deps,
    call,
    change,
    tellDocumentSettings(address, () => before),
  );
}
