/** What can be added, by words. */
import { type ReactNode, useState } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { Dialog } from '../ui/dialog.tsx';
import { insertBlock, insertPreset } from './commands.ts';
import styles from './edit-screen.module.css';
import type { Editor } from './editor.ts';
import { PRESETS } from './presets.ts';
import { useStore } from './store.ts';

export function Palette({ editor }: { readonly editor: Editor }): ReactNode {
  const spot = useStore(editor.store, (state) => state.palette);
  const [query, setQuery] = useState('');
  const close = () => {
    editor.store.set({ palette: null });
    setQuery('');
  };
  if (!spot) return null;
  const fits = (words: string) => words.toLowerCase().includes(query.trim().toLowerCase());
  const choices =
    spot.kind === 'section'
      ? PRESETS.map((preset) => ({ ...preset, add: () => insertPreset(editor, preset, spot.position) }))
      : Object.values(definitions).map(({ type, label, description }) => ({
          name: type,
          label,
          description,
          add: () => insertBlock(editor, type, spot),
        }));
  return (
    <Dialog title={spot.kind === 'section' ? 'Add a section' : 'Add a block'} isOpen onClose={close}>
      <input
        className={styles['search']}
        type="search"
        aria-label="Search"
        placeholder="Search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={styles['choices']}>
        {choices
          .filter(({ label, description }) => fits(`${label} ${description}`))
          .map(({ name, label, description, add }) => (
            <li key={name}>
              <button
                type="button"
                className={styles['choice']}
                onClick={() => {
                  close();
                  add();
                }}
              >
                <strong>{label}</strong>
                <span>{description}</span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
