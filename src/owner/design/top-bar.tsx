/** Above the design: the way back, whether it is saved, which page shows it, undo, and publishing. */

import { ArrowLeft, Monitor, Redo2, Smartphone, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentView } from '#domain/content/calls.ts';
import { SaveStatus } from '../editing/save-status.tsx';
import { useStore } from '../editing/store.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { keysOf } from '../ui/write-keys.ts';
import { useDesign } from './design.tsx';
import type { PreviewDevice } from './preview.tsx';
import styles from './top-bar.module.css';
import { usePublishDesign } from './use-publish-design.ts';
import * as say from './words/en.ts';

export interface TopBarProps {
  readonly pages: readonly DocumentView[];
  readonly pageId: string;
  readonly device: PreviewDevice;
  readonly onPage: (id: string) => void;
  readonly onDevice: (device: PreviewDevice) => void;
}

export function TopBar({ pages, pageId, device, onPage, onDevice }: TopBarProps): ReactNode {
  const { editor } = useDesign();
  return (
    <header className={`row tight fixed ${styles['bar']}`}>
      <Link className="square lit" to={`/sites/${editor.siteId}`} aria-label={say.backToTheSite}>
        <ArrowLeft size={16} aria-hidden="true" />
      </Link>
      <span className="strong">{say.design}</span>
      <SaveStatus editor={editor} />
      <span className="grow" />
      <div className={styles['page']}>
        <SelectField
          label={say.previewPage}
          isLabelHidden
          value={pageId}
          options={pages.map(({ id, title }) => ({ value: id, label: title || say.untitled }))}
          onChange={onPage}
        />
      </div>
      <div className={styles['devices']}>
        <Segmented
          label={say.previewWidth}
          value={device}
          onChange={onDevice}
          options={[
            { value: 'phone', label: say.phone, icon: <Smartphone size={15} /> },
            { value: 'desktop', label: say.desktop, icon: <Monitor size={15} /> },
          ]}
        />
      </div>
      <Steps />
      <Publish />
    </header>
  );
}

function Steps(): ReactNode {
  const { editor } = useDesign();
  const session = useStore(editor.store, (state) => state.session);
  return (
    <span className={styles['steps']}>
      <IconButton
        label={say.undo}
        keys={keysOf('mod+z')}
        icon={<Undo2 />}
        disabled={session.steps.length === 0}
        onClick={() => editor.undo()}
      />
      <IconButton
        label={say.redo}
        keys={keysOf('mod+shift+z')}
        icon={<Redo2 />}
        disabled={session.undone.length === 0}
        onClick={() => editor.redo()}
      />
    </span>
  );
}

function Publish(): ReactNode {
  const { mayPublish, isLive, isBusy, publish } = usePublishDesign();
  if (!mayPublish) return null;
  return (
    <Button tone="primary" isBusy={isBusy} disabled={isLive} onClick={publish}>
      {isLive ? say.published : say.publishDesign}
    </Button>
  );
}
