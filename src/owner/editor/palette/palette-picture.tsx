/** The picture of a palette entry, in the palette and while it is dragged. */
import type { ReactNode } from 'react';
import { useStore } from '../../editing/store.ts';
import { PresetPicture } from '../../new-page/preset-picture.tsx';
import { PRESETS } from '../../new-page/presets.ts';
import type { Editor } from '../editor.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './palette.module.css';
import type { PaletteEntry } from './palette-entries.ts';

export function Picture({
  editor,
  entry,
}: {
  readonly editor: Editor;
  readonly entry: PaletteEntry;
}): ReactNode {
  const preset = PRESETS.find(({ name }) => name === entry.name);
  return (
    <span className={`frame block ${styles['picture']}`}>
      {preset ? <PresetPicture preset={preset} siteId={editor.siteId} /> : <BlockPicture type={entry.name} />}
    </span>
  );
}

export function Carried({ editor }: { readonly editor: Editor }): ReactNode {
  const drag = useStore(editor.store, (state) => state.drag);
  if (!drag) return null;
  const { entry, x, y } = drag;
  return (
    <div
      className={styles['carried']}
      data-kind={entry.kind}
      style={{ transform: `translate(${x + 10}px, ${y + 10}px)` }}
    >
      <Picture editor={editor} entry={entry} />
    </div>
  );
}
