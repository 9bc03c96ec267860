/** The panel that shows the outline. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../../ui/spinner.tsx';
import type { Editor } from '../editor.ts';
import { openDrawer } from '../panels/open-panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';

const Outline = lazy(async () => ({ default: (await import('./outline.tsx')).Outline }));

export function OutlinePanel({ editor }: { readonly editor: Editor }): ReactNode {
  return (
    <SidePanel
      label="Parts of the page"
      edge="start"
      heading={<h2>Outline</h2>}
      onClose={() => openDrawer(editor, null)}
    >
      <Suspense fallback={<Loading />}>
        <Outline editor={editor} />
      </Suspense>
    </SidePanel>
  );
}
