/** The panel that shows the outline. */
import type { ReactNode } from 'react';
import { inPlace, lazyPart } from '../../ui/lazy-part.tsx';
import type { Editor } from '../editor.ts';
import { openDrawer } from '../panels/open-panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';

const Outline = lazyPart(() => import('./outline.tsx'), 'Outline', inPlace);

export function OutlinePanel({ editor }: { readonly editor: Editor }): ReactNode {
  return (
    <SidePanel
      label="Page outline"
      edge="start"
      heading={<h2>Outline</h2>}
      onClose={() => openDrawer(editor, null)}
    >
      <Outline editor={editor} />
    </SidePanel>
  );
}
