/** Importing into the site: choose a file, see what would come over, take it, read the report. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { archiveImports, imports, type Move } from '#domain/moves/calls.ts';
import { addressOf, call } from '../api.ts';
import { fill } from '../fill.ts';
import { ME_KEY, useMe } from '../session.ts';
import { NotRead } from '../ui/not-read.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useAction } from '../ui/use-action.ts';
import { ImportHistory } from './import-history.tsx';
import { ImportResult, type Pictures, StoppedImport } from './import-result.tsx';
import { ImportStart, type ImportToSend } from './import-start.tsx';
import { isUnderWay, type Moves, moveQuery, movesKey, movesQuery } from './move.ts';
import { RunningPanel, SendingPanel } from './move-progress.tsx';
import { cancelSending, sendArchive, useSending } from './send-archive.ts';
import * as say from './words/en.ts';

const WHOLE = { calls: archiveImports, site: '' };
const WHOLE_PATH = addressOf(archiveImports.start, {});

/** Of this site, and of whole sites for those who may make some. */
function useImports(siteId: string) {
  const isOwner = useMe().data?.isOwner ?? false;
  const own = { calls: imports, site: siteId };
  const ofSite = useQuery(movesQuery(own));
  const whole = useQuery({ ...movesQuery(WHOLE), enabled: isOwner });
  const moves = [...(ofSite.data ?? []), ...(whole.data ?? [])].sort((a, b) => b.createdAt - a.createdAt);
  return { own, isOwner, moves, isPending: ofSite.isPending, error: ofSite.error, refetch: ofSite.refetch };
}

const movesOf = (own: Moves, { kind }: Pick<Move, 'kind'>) => (kind === 'import' ? own : WHOLE);

export function ImportPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const { own, isOwner, moves, isPending, error, refetch } = useImports(siteId);
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const ownPath = addressOf(imports.start, own);
  const sendingOwn = useSending(ownPath);
  const sendingWhole = useSending(WHOLE_PATH);
  const sending = sendingOwn ?? sendingWhole;
  const show = (id: string | undefined) => setSearch(id === undefined ? {} : { show: id });
  const asked = search.get('show');
  // The list may still take what has just ended for something under way.
  const [closedId, setClosedId] = useState<string>();
  const shown =
    moves.find(({ id }) => id === asked) ?? moves.find((move) => isUnderWay(move) && move.id !== closedId);
  const shownId = shown?.id;
  useEffect(() => {
    // What is under way stays on the screen when it is done.
    if (shownId !== undefined && shownId !== asked) setSearch({ show: shownId }, { replace: true });
  }, [shownId, asked, setSearch]);
  const send = ({ source, file, name, identifier, oldSite }: ImportToSend) => {
    const isWhole = source === 'vitrine';
    const query: Record<string, string> = isWhole
      ? identifier === ''
        ? {}
        : { identifier }
      : { source, dryRun: 'true', ...(oldSite === '' ? {} : { oldSite }) };
    const onDone = (taken: Move) => {
      // Known before the list is asked for again: by then a short one is over, and would not be shown.
      const { queryKey } = movesQuery(isWhole ? WHOLE : own);
      queryClient.setQueryData(queryKey, (list) => list && [taken, ...list]);
      void queryClient.invalidateQueries({ queryKey });
    };
    sendArchive({ path: isWhole ? WHOLE_PATH : ownPath, query, file, name, onDone });
    show(undefined);
  };
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  const isFailed = sending?.message !== undefined;
  return (
    <>
      {isFailed && (
        <Notice tone="danger">
          {sending.name}: {sending.message}
        </Notice>
      )}
      {sending && !isFailed ? (
        <SendingPanel sending={sending} onCancel={() => cancelSending(sendingOwn ? ownPath : WHOLE_PATH)} />
      ) : shown ? (
        <ShownImport
          key={shown.id}
          of={movesOf(own, shown)}
          id={shown.id}
          siteId={siteId}
          onClose={() => {
            setClosedId(shown.id);
            show(undefined);
          }}
          onRun={() => show(shown.id)}
        />
      ) : (
        <ImportStart mayMakeSites={isOwner} isBusy={false} onSend={send} />
      )}
      <ImportHistory
        moves={moves.filter(({ id }) => id !== shown?.id)}
        movesOf={(move) => movesOf(own, move)}
        onShow={show}
      />
    </>
  );
}

interface ShownImportProps {
  readonly of: Moves;
  readonly id: string;
  readonly siteId: string;
  readonly onClose: () => void;
  readonly onRun: () => void;
}

function ShownImport({ of, id, siteId, onClose, onRun }: ShownImportProps): ReactNode {
  const queryClient = useQueryClient();
  const stored = useQuery(moveQuery(of, id));
  const isDone = stored.data?.state === 'done' && !stored.data.isDryRun;
  useEffect(() => {
    if (!isDone) return;
    for (const queryKey of [['documents', siteId], ['media', siteId], ['redirects', siteId], ME_KEY])
      void queryClient.invalidateQueries({ queryKey });
  }, [isDone, siteId, queryClient]);
  const run = useAction(
    (pictures?: Pictures) => {
      const query = pictures === undefined ? {} : { pictures };
      return call(imports.run, { site: siteId, move: id, query });
    },
    { reads: movesKey(of), onDone: onRun },
  );
  const stop = useAction(() => call(imports.stop, { site: siteId, move: id }), { reads: movesKey(of) });
  if (stored.error || !stored.data) return <NotRead query={stored} />;
  const move = stored.data;
  if (isUnderWay(move)) {
    const title = move.isDryRun
      ? fill(say.checkingFilename, { filename: move.filename })
      : fill(say.importingFilename, { filename: move.filename });
    const onStop = move.kind === 'import' && !move.isDryRun ? () => stop.mutate() : undefined;
    return <RunningPanel title={title} of={of} move={move} onStopped={onClose} {...(onStop && { onStop })} />;
  }
  if (move.state === 'stopped')
    return (
      <StoppedImport
        move={move}
        isStarting={run.isPending}
        onRun={() => run.mutate(undefined)}
        onClose={onClose}
      />
    );
  return <ImportResult move={move} isStarting={run.isPending} onRun={run.mutate} onClose={onClose} />;
}
