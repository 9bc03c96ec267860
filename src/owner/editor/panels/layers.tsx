/** Which screens, and which version of an experiment, the settings are for. The page shows the same. */
import { useQuery } from '@tanstack/react-query';
import { Monitor, RotateCcw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VersionLayer } from '#domain/editor/version-layer.ts';
import { readList } from '#domain/experiments/calls.ts';
import { type Editable, ownPaths, resetLayer } from '#domain/fields/edit-layer.ts';
import { call } from '../../api.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { Editor } from '../editor.ts';
import styles from './inspector.module.css';
import * as say from './words/en.ts';

interface LayersProps {
  readonly editor: Editor;
  readonly target: Editable;
}

interface Version {
  readonly layer: VersionLayer;
  /** Of its experiment. */
  readonly name: string;
  readonly letter: string;
}

export function Layers({ editor, target }: LayersProps): ReactNode {
  const versions = useVersions(editor);
  const version = useStore(editor.store, (state) => state.version);
  const isPhone = useStore(editor.store, ({ device }) => device === 'phone');
  const [first] = versions;
  const chosen = versions.find(({ layer }) => layer === version) ?? first;
  // The page itself is the same on all screens.
  if (target.kind === 'page' && !chosen) return null;
  const choose = (next: 'desktop' | 'phone' | 'version') =>
    editor.store.set({
      device: next === 'phone' ? 'phone' : 'desktop',
      version: next === 'version' && chosen ? chosen.layer : null,
    });
  const isPage = target.kind === 'page';
  const isVersion = version !== null && chosen !== undefined;
  return (
    <div className={styles['layers']}>
      <Segmented
        label={say.whichScreensTheseSettingsAreFor}
        value={isVersion ? 'version' : isPhone && !isPage ? 'phone' : 'desktop'}
        onChange={choose}
        options={[DESKTOP, ...(isPage ? [] : [PHONE]), ...(chosen ? [inVersion(chosen)] : [])].map((each) =>
          // Three have no room for pictures.
          chosen ? { ...each, mark: undefined } : each,
        )}
      />
      {isVersion && <VersionNote {...{ editor, target, versions, chosen }} />}
    </div>
  );
}

const DESKTOP = {
  value: 'desktop',
  label: say.allScreens,
  mark: <Monitor size={14} aria-hidden="true" />,
} as const;
const PHONE = {
  value: 'phone',
  label: say.phone,
  mark: <Smartphone size={14} aria-hidden="true" />,
} as const;

function inVersion({ letter }: Version) {
  return { value: 'version', label: fill(say.versionLetter, { letter }) } as const;
}

/** That can still be changed, of all experiments. */
function useVersions(editor: Editor): readonly Version[] {
  const { data } = useQuery({
    queryKey: ['experiments', editor.siteId, 'list'],
    queryFn: ({ signal }) => call(readList, { site: editor.siteId }, { signal }),
  });
  return (data?.experiments ?? [])
    .filter(({ status }) => status !== 'decided')
    .flatMap(({ key, name, experimentType, versions }) =>
      versions.slice(1).map((version) => ({
        layer: `variant:${key}=${version}` as const,
        name,
        letter: experimentType === 'AB_TEST' ? version.toUpperCase() : say.featureOn,
      })),
    );
}

interface VersionNoteProps extends LayersProps {
  readonly versions: readonly Version[];
  readonly chosen: Version;
}

function VersionNote({ editor, target, versions, chosen }: VersionNoteProps): ReactNode {
  const { layer, name, letter } = chosen;
  // A text is one setting, however much there is in it.
  const count = new Set(ownPaths(target, layer).map((path) => path.slice(0, 2).join('.'))).size;
  const reset = () =>
    editor.perform({
      label: fill(say.useTheOriginalInVersion, { letter }),
      operations: resetLayer(target, layer),
    });
  return (
    <div className={`stack snug ${styles['version']}`}>
      {versions.length > 1 && (
        <SelectField
          label={say.version}
          isLabelHidden
          value={layer}
          options={versions.map((each) => ({
            value: each.layer,
            label: fill(say.nameVersion, { name: each.name, letter: each.letter }),
          }))}
          onChange={(next) => editor.store.set({ version: next })}
        />
      )}
      <p className="hint">{fill(say.onlyVersionChanges, { name, letter })}</p>
      {count > 0 && (
        <div>
          <Button size="small" icon={<RotateCcw />} onClick={reset}>
            {fill(say.resetTheCountSettingsThatDiffer, { count })}
          </Button>
        </div>
      )}
    </div>
  );
}
