/** The settings panel: of the selected block or section, else of the page. */

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { type Item, isSection, sectionOf } from '#domain/editor/arrange.ts';
import { collectionsQuery, type ItemKind, itemWord } from '../../documents.ts';
import { offerUndo } from '../../editing/offer-undo.ts';
import { lockedWords } from '../../editing/respect-locks.ts';
import { useStore } from '../../editing/store.ts';
import type { ChangeWords, FieldTarget } from '../../fields/contract.ts';
import { fill } from '../../fill.ts';
import { inPlace, lazyPart, nothing } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameOf } from '../commands/commands.ts';
import { type Editor, isPart, selectedItem } from '../editor.ts';
import styles from './inspector.module.css';
import { isNarrow } from './open-panels.ts';
import { PhoneNote } from './phone-note.tsx';
import { SidePanel } from './side-panel.tsx';
import * as say from './words/en.ts';

/** Loaded after the page, which can be edited before. */
const FieldPanel = lazyPart(() => import('../../fields/field-panel.tsx'), 'FieldPanel', inPlace);

const HeaderFields = lazyPart(() => import('../../site-parts/header-fields.tsx'), 'HeaderFields', inPlace);

const FooterFields = lazyPart(() => import('../../site-parts/footer-fields.tsx'), 'FooterFields', inPlace);

/** Which screens and which version of an experiment the settings are for. */
const Layers = lazyPart(() => import('./layers.tsx'), 'Layers', inPlace);

const DocumentSettings = lazyPart(() => import('./document-settings.tsx'), 'DocumentSettings', nothing);

/** How long the sheet takes to open and the page to get its new height. */
const SETTLED_MS = 250;

export function Inspector({ editor }: { readonly editor: Editor }): ReactNode {
  const body = useStore(editor.settled, (state) => state.body);
  const selection = useStore(editor.store, (state) => state.selection);
  const item = selectedItem({ session: { body }, selection });
  const isMany = selection.length > 1;
  const id = item?.id;
  useEffect(() => {
    // Keeps the edited block visible above the sheet.
    if (!id || !isNarrow()) return;
    const timer = setTimeout(() => editor.toFrame({ type: 'scrollTo', id }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [editor, id]);
  return (
    <SidePanel
      id="editor-panel"
      label={say.settings}
      edge="end"
      heading={<Trail editor={editor} body={body} item={item} />}
      onClose={() => editor.store.set({ isPanelOpen: false })}
    >
      {isMany ? (
        <p className={styles['many']}>{fill(say.countItemsAreSelectedYouCan, { count: selection.length })}</p>
      ) : (
        <Shown editor={editor} body={body} item={item} />
      )}
    </SidePanel>
  );
}

/** The header and footer have no page settings, but each a panel of its own. */
function Shown(props: FieldsProps): ReactNode {
  const { editor, item } = props;
  if (item || !isPart(editor)) return <Fields {...props} />;
  return editor.kind === 'header' ? <HeaderFields editor={editor} /> : <FooterFields editor={editor} />;
}

/** Breadcrumbs from the page to the block; each opens its settings. */
function Trail({ editor, body, item }: FieldsProps): ReactNode {
  const section = item && sectionOf(body, item.id);
  const whole = useWhole(editor, body.title);
  const above = [
    ...(item ? [{ id: undefined, name: whole }] : []),
    ...(section && item && section.id !== item.id ? [{ id: section.id, name: say.section }] : []),
  ];
  return (
    <nav className={`row snug words ${styles['trail']}`} aria-label={say.whatIsShown}>
      {above.map(({ id, name }) => (
        <span key={name} className={`row snug fixed muted ${styles['above']}`}>
          <button type="button" onClick={() => editor.select(id ? [id] : [])}>
            {name}
          </button>
          <ChevronRight size={12} aria-hidden="true" />
        </span>
      ))}
      <h2 className={styles['name']} tabIndex={-1}>
        {item ? shortName(item) : whole}
      </h2>
    </nav>
  );
}

const ITEMS: Readonly<Record<ItemKind, string>> = {
  post: say.post,
  event: say.event,
  product: say.product,
  project: say.project,
  lesson: say.lesson,
  item: say.item,
};

/** "Page", "Post", "Event"; header and footer are called by their own names. */
function useWhole(editor: Editor, title: string): string {
  const isItem = editor.kind === 'item';
  const collections = useQuery({ ...collectionsQuery(editor.siteId), enabled: isItem });
  if (isPart(editor)) return title;
  if (!isItem) return say.page;
  return ITEMS[itemWord(collections.data?.find(({ id }) => id === editor.collectionId)?.type ?? 0)];
}

function shortName(item: Item): string {
  return isSection(item) ? item.name || say.section : nameOf(item);
}

interface FieldsProps {
  readonly editor: Editor;
  readonly body: Body;
  readonly item: Item | undefined;
}

function Fields({ editor, body, item }: FieldsProps): ReactNode {
  const version = useStore(editor.store, (state) => state.version);
  const isPhone = useStore(editor.store, ({ device }) => device === 'phone') && version === null;
  const people = useStore(editor.store, (state) => state.people);
  const holder = item && people.find(({ holds }) => holds.includes(item.id));
  const part = useStore(editor.store, (state) => state.part) ?? undefined;
  const target = targetOf(body, item);
  return (
    <>
      <Layers editor={editor} target={target} />
      {item && (
        <PhoneNote
          target={target}
          section={sectionOf(body, item.id)}
          isPhone={isPhone}
          onReset={(operations) => editor.perform({ label: say.useTheSameOnPhonesAs, operations })}
          onResetOrder={(operations) => {
            if (editor.perform({ label: say.useTheDesktopOrderOnPhones, operations }))
              editor.announce(say.phonesShowTheBlocksInThe);
          }}
        />
      )}
      {holder && (
        <div className={styles['locked']}>
          <Notice tone="info">{lockedWords(holder)}</Notice>
        </div>
      )}
      <div inert={holder !== undefined} className={styles['fields']}>
        <FieldPanel
          target={target}
          layer={version ?? (isPhone && item ? 'mobile' : 'base')}
          siteId={editor.siteId}
          documentId={editor.documentId}
          collectionId={collectionOf(editor)}
          settings={hasSettings(editor) && <DocumentSettings editor={editor} />}
          sections={body.sections}
          onChange={(operations, words) => change(editor, item, operations, words)}
          chosenPart={part?.id === item?.id ? part : undefined}
          onShowPart={(id, shown, sought, marks = '') => {
            editor.toFrame({ type: 'style', css: partStyle(id, shown) + marks });
            const seek = () => editor.toFrame({ type: 'scrollTo', id, part: shown });
            if (sought === 'now') seek();
            else if (sought) editor.afterShow(seek);
          }}
          onEditText={(id, path) => {
            if (isNarrow()) editor.store.set({ isPanelOpen: false });
            editor.toFrame({ type: 'startText', id, path: [...path] });
          }}
        />
      </div>
    </>
  );
}

function hasSettings({ kind }: Editor): boolean {
  return kind === 'page' || kind === 'item';
}

/** Of a post or other item. */
function collectionOf({ kind, collectionId }: Editor): string | undefined {
  return (kind === 'item' && collectionId) || undefined;
}

function targetOf(body: Body, item: Item | undefined): FieldTarget {
  if (!item) return { kind: 'page', value: body };
  return isSection(item) ? { kind: 'section', value: item } : { kind: 'block', value: item };
}

/** Highlights the inspected part in the page. */
function partStyle(id: string, part: string | undefined): string {
  if (part === undefined) return '';
  return `[data-block="${id}"] :is([data-field="${part}"],[data-part="${part}"]){outline:2px solid #0d857f;outline-offset:4px;border-radius:2px}`;
}

const CONTINUOUS_INPUT = 'textarea, [role="slider"], input:not([type="checkbox"], [type="radio"])';

/** Whether the value is typed or dragged; a click is always a step of its own. */
function isContinuous(): boolean {
  return document.activeElement?.matches(CONTINUOUS_INPUT) === true;
}

/** Successive values of one field are a single undo step, unless there is a longer pause. */
function change(
  editor: Editor,
  item: Item | undefined,
  operations: Operation[],
  words: ChangeWords | undefined,
): void {
  const last = operations.at(-1);
  if (!last) return;
  if (words) {
    if (!editor.perform({ label: words.label, operations })) return;
    if (words.done) editor.announce(words.done);
    if (words.wayBack) offerUndo(editor, words.wayBack);
    return;
  }
  const path = 'path' in last ? last.path.join('.') : last.op;
  const layer = 'condition' in last ? last.condition : '';
  editor.perform({
    label: fill(say.changeValue, { value: item ? nameOf(item) : say.thePage }),
    operations,
    group: isContinuous() ? `field ${last.id} ${layer} ${path}` : undefined,
  });
}
