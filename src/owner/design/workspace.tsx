/** The panels of the design beside the page they change; on phones beneath it. */

import { Tabs } from '@base-ui/react/tabs';
import { Blend, Braces, ChevronDown, ChevronUp, LayoutTemplate, Palette, Type } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { DocumentView } from '#domain/content/calls.ts';
import { startPresence } from '../editing/presence.ts';
import { useStore } from '../editing/store.ts';
import { useUndoKeys } from '../editing/use-undo-keys.ts';
import { useMay } from '../session.ts';
import { Announced } from '../ui/announced.tsx';
import { IconButton } from '../ui/button.tsx';
import { CodePanel } from './code-panel.tsx';
import { ColoursPanel } from './colours-panel.tsx';
import { useDesign } from './design.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { Preview, type PreviewDevice } from './preview.tsx';
import { ShapesPanel } from './shapes-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { TypePanel } from './type-panel.tsx';
import * as say from './words/en.ts';
import styles from './workspace.module.css';

interface DesignPanel {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly Content: (props: { readonly pageId: string }) => ReactNode;
  readonly needsCode?: boolean;
}

const PANELS: readonly DesignPanel[] = [
  { name: 'template', label: say.template, icon: <LayoutTemplate />, Content: TemplatePanel },
  { name: 'colours', label: say.colours, icon: <Palette />, Content: ColoursPanel },
  { name: 'type', label: say.type, icon: <Type />, Content: TypePanel },
  { name: 'shapes', label: say.shapes, icon: <Blend />, Content: ShapesPanel },
  { name: 'code', label: say.code, icon: <Braces />, Content: CodePanel, needsCode: true },
];

export interface WorkspaceProps {
  readonly pages: readonly DocumentView[];
  readonly homePageId: string | null;
}

export function Workspace({ pages, homePageId }: WorkspaceProps): ReactNode {
  const { editor } = useDesign();
  const home = pages.find(({ id }) => id === homePageId) ?? pages[0];
  const [pageId, setPageId] = useState(home?.id ?? '');
  const [device, setDevice] = useState<PreviewDevice>(window.innerWidth < 768 ? 'phone' : 'desktop');
  const announcement = useStore(editor.store, (state) => state.announcement);
  useUndoKeys(editor);
  useEffect(() => startPresence(editor), [editor]);
  return (
    <div className={`column ${styles['screen']}`}>
      <TopBar {...{ pages, pageId, device }} onPage={setPageId} onDevice={setDevice} />
      <main className={styles['work']}>
        <h1 className="visually-hidden">{say.design}</h1>
        <DesignPanels pageId={pageId} />
        <Preview {...{ pages, pageId, device }} onPage={setPageId} />
      </main>
      <Announced announcement={announcement} />
    </div>
  );
}

function DesignPanels({ pageId }: { readonly pageId: string }): ReactNode {
  const mayCode = useMay('config.code');
  const [isFolded, setFolded] = useState(false);
  const panels = PANELS.filter(({ needsCode }) => mayCode || !needsCode);
  return (
    <section
      className={`column ${styles['panel']}`}
      aria-label={say.designSettings}
      data-folded={isFolded || undefined}
    >
      <Tabs.Root
        defaultValue="colours"
        className={`column grow ${styles['tabs']}`}
        onValueChange={() => setFolded(false)}
      >
        <div className={`row snug fixed ${styles['heads']}`}>
          <Tabs.List className={styles['list']} aria-label={say.designSections}>
            {panels.map(({ name, label, icon }) => (
              <Tabs.Tab
                key={name}
                value={name}
                className={`stack snug grow muted tiny medium ${styles['tab']}`}
              >
                {icon}
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <span className={styles['fold']}>
            <IconButton
              label={isFolded ? say.showTheControls : say.showMoreOfThePage}
              icon={isFolded ? <ChevronUp /> : <ChevronDown />}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            />
          </span>
        </div>
        {panels.map(({ name, Content }) => (
          <Tabs.Panel key={name} value={name} className={`scroll grow ${styles['content']}`}>
            <Content pageId={pageId} />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <PanelFoot />
    </section>
  );
}
