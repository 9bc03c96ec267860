/** The site as a file: all of it, or a copy for other web servers; and back from such a file. */
import { useQuery } from '@tanstack/react-query';
import { FileArchive, Globe } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Move, siteExports } from '#domain/moves/calls.ts';
import { call } from '../api.ts';
import { useMay } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './export.module.css';
import { MadeFiles } from './made-files.tsx';
import { isUnderWay, movesKey, movesQuery } from './move.ts';
import { RunningPanel } from './move-progress.tsx';
import { RestorePanel } from './restore-panel.tsx';
import { StaticCopyDialog } from './static-copy-dialog.tsx';
import { useRefreshAfterMoves } from './use-refresh-after-moves.ts';
import * as say from './words/en.ts';

type NewExport =
  | { readonly kind: 'site'; readonly submissions: boolean }
  | { readonly kind: 'static'; readonly base: string };

const TITLES: Readonly<Partial<Record<Move['kind'], string>>> = {
  export: say.creatingTheArchive,
  static: say.creatingTheStaticCopy,
  restore: say.restoringTheSite,
};

export function ExportPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const of = { calls: siteExports, site: siteId };
  const [isChoosing, setChoosing] = useState(false);
  const [hasSubmissions, setHasSubmissions] = useState(false);
  const mayTakePeople = useMay('admin.customer-data');
  const list = useQuery(movesQuery(of));
  useRefreshAfterMoves(siteId, list.data);
  const make = useAction((what: NewExport) => call(siteExports.start, { site: siteId, body: what }), {
    reads: movesKey(of),
  });
  if (list.error || !list.data) return <NotRead query={list} />;
  const running = list.data.filter(isUnderWay);
  const isMaking = (kind: Move['kind']) => running.some((move) => move.kind === kind);
  return (
    <>
      <Panel title={say.exportLabel}>
        <ul className="stack loose">
          <Choice
            icon={<FileArchive size={20} aria-hidden="true" />}
            title={say.theWholeSite}
            words={say.pagesDraftsPicturesAndSettingsIn}
            action={say.createArchive}
            isBusy={make.isPending || isMaking('export')}
            onClick={() => make.mutate({ kind: 'site', submissions: hasSubmissions })}
          >
            {mayTakePeople && (
              <Switch
                label={say.includeSubmissionsAndListMembers}
                hint={say.thisIsPersonalDataKeepThe}
                isOn={hasSubmissions}
                onChange={setHasSubmissions}
              />
            )}
          </Choice>
          <Choice
            icon={<Globe size={20} aria-hidden="true" />}
            title={say.staticCopy}
            words={say.yourPublishedPagesAsPlainFiles}
            action={say.createCopy}
            isBusy={make.isPending || isMaking('static')}
            onClick={() => setChoosing(true)}
          />
        </ul>
      </Panel>
      {running.map((move) => (
        <RunningPanel key={move.id} title={TITLES[move.kind] ?? ''} of={of} move={move} />
      ))}
      <MadeFiles of={of} moves={list.data} empty={say.archivesAppearHereAndAreKept} siteId={siteId} />
      <RestorePanel siteId={siteId} />
      {isChoosing && (
        <StaticCopyDialog
          onClose={() => setChoosing(false)}
          onMake={(base) => {
            setChoosing(false);
            make.mutate({ kind: 'static', base });
          }}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

function Choice({ icon, title, words, action, isBusy, onClick, children }: ChoiceProps): ReactNode {
  return (
    <li className={`row icons loose ${styles['choice']}`}>
      {icon}
      <div className="grow">
        <h3>{title}</h3>
        <p className="muted">{words}</p>
      </div>
      <Button isBusy={isBusy} onClick={onClick}>
        {action}
      </Button>
      {children && <div className={styles['more']}>{children}</div>}
    </li>
  );
}
