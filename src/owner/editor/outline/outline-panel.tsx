/** The panel that shows the outline. */
import type { ReactNode } from 'react';
import { inPlace, lazyPart } from '../../ui/lazy-part.tsx';
import type { Editor } from '../editor.ts';
import { openDrawer } from '../panels/open-panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import * as say from './words/en.ts';

const Outline = lazyPart(() => import('./outline.tsx'), 'Outline', inPlace);

export function OutlinePanel({ editor }: { readonly editor: Editor }): ReactNode {
  return (
    <SidePanel
      label={say.pageOutline}
      edge="start"
      heading={<h2>{say.outline}</h2>}
      onClose={() => openDrawer(editor, null)}
    >
      <Outline editor={editor} />
    </SidePanel>
  );
}
