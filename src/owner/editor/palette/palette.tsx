/** The palette of blocks and sections: search, press to insert where it was opened, or drag to the page. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TargetKind } from '#domain/editor/protocol.ts';
import { fill } from '../../fill.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { walkGrid } from '../../ui/walk-grid.ts';
import type { Editor } from '../editor.ts';
import { isNarrow } from '../panels/open-panels.ts';
import type { Spot } from '../state.ts';
import { focusNew } from './focus-new.ts';
import { insertEntry } from './insert-entry.ts';
import styles from './palette.module.css';
import { BLOCK_ENTRIES, findEntries, type PaletteEntry, SECTION_ENTRIES } from './palette-entries.ts';
import { Picture } from './palette-picture.tsx';
import { spotFor, useShownSpot } from './palette-spot.ts';
import { recentlyUsed } from './recently-used.ts';
import { usePaletteDrag } from './use-palette-drag.ts';
import * as say from './words/en.ts';

export interface PaletteProps {
  readonly editor: Editor;
  /** An entry has been chosen. */
  readonly onDone: () => void;
  /** The spot the palette was opened for; a new one focuses the search again. */
  readonly asked?: Spot | null;
}

export function Palette({ editor, onDone, asked = null }: PaletteProps): ReactNode {
  const [kind, setKind] = useState<TargetKind>(asked?.kind ?? 'block');
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const drag = usePaletteDrag(editor);
  useEffect(() => {
    if (!asked) return;
    setKind(asked.kind);
    setQuery('');
    if (isNarrow()) return;
    search.current?.focus();
    // The press that opened it may move the focus to the frame only now.
    const again = requestAnimationFrame(() => search.current?.focus());
    return () => cancelAnimationFrame(again);
  }, [asked]);
  // Read once on opening, so that adding a block does not move entries under the pointer.
  const [recent] = useState(recentlyUsed);
  const groups = groupsOf(kind, query, recent);
  useShownSpot(editor, groups[0]?.entries[0]?.kind ?? kind, asked);
  const add = (entry: PaletteEntry): void => {
    if (drag.hasDragged()) return;
    const spot = spotFor(editor, entry.kind);
    onDone();
    insertEntry(editor, entry.name, spot);
    focusNew(editor, entry.name);
  };
  const best = groups[0]?.entries[0];
  return (
    <div className={`column ${styles['palette']}`}>
      <div className={`stack fixed ${styles['head']}`}>
        <SearchBox
          ref={search}
          label={say.search}
          value={query}
          onChange={setQuery}
          onTake={() => best && add(best)}
          list={list}
        />
        {query.trim() === '' && (
          <Segmented
            label={say.addToThePage}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'block', label: say.blocks },
              { value: 'section', label: say.sections },
            ]}
          />
        )}
      </div>
      <div
        ref={list}
        className={`scroll grow ${styles['list']}`}
        role="group"
        aria-label={say.blocksAndSections}
        onKeyDown={walkGrid}
      >
        {groups.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h3 className={`caption ${styles['title']}`}>{title}</h3>
            <ul className={`tiles ${styles['entries']}`} data-kind={entries[0]?.kind}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <button
                    type="button"
                    className={`stack full snug small medium ${styles['entry']}`}
                    title={entry.description}
                    onClick={() => add(entry)}
                    onPointerDown={(event) => drag.onPointerDown(event, entry)}
                  >
                    <Picture editor={editor} entry={entry} />
                    <span className={styles['label']}>{entry.label}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <p className={styles['nothing']}>
            {fill(say.noResultsForQueryTryAnother, { query: query.trim() })}
          </p>
        )}
      </div>
    </div>
  );
}

interface EntryGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

function groupsOf(kind: TargetKind, query: string, used: readonly string[]): readonly EntryGroup[] {
  if (query.trim() !== '') {
    const blocks = { title: say.blocks, entries: findEntries(BLOCK_ENTRIES, query) };
    const sections = { title: say.sections, entries: findEntries(SECTION_ENTRIES, query) };
    const found = kind === 'block' ? [blocks, sections] : [sections, blocks];
    return found.filter(({ entries }) => entries.length > 0);
  }
  if (kind === 'section') return [{ title: say.sections, entries: SECTION_ENTRIES }];
  const recent = used.flatMap((name) => BLOCK_ENTRIES.filter((entry) => entry.name === name));
  const titles = [...new Set(BLOCK_ENTRIES.map(({ group }) => group))];
  return [
    ...(recent.length > 0 ? [{ title: say.recentlyUsed, entries: recent }] : []),
    ...titles.map((title) => ({ title, entries: BLOCK_ENTRIES.filter(({ group }) => group === title) })),
  ];
}
