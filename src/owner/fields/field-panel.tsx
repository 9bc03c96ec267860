/** The panel beside the page: what can be said of the block, section or page that is chosen. */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { definitions } from '#blocks/definitions.ts';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { type Body, bodySchema, placeSchema, sectionSchema } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import type { Operation } from '#domain/content/operations.ts';
import { type Editable, withTodaysProps } from '#domain/fields/edit-layer.ts';
import { problemAt } from '#domain/fields/explain-issue.ts';
import { inPlace, lazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import { BlockPanel } from './block-panel.tsx';
import type { FieldPanelProps } from './contract.ts';
import { PagePanel } from './page-panel.tsx';
import { type PanelContext, PanelProvider } from './panel-context.tsx';
import { SectionPanel } from './section-panel.tsx';
import * as say from './words/en.ts';

type OwnPanel = (props: { definition: AnyBlockDefinition }) => ReactNode;

const PANEL_FILE = /\/([^/]+)-panel\.tsx$/;
/** Of blocks that what their schema says is not enough for, by type. */
const OWN_PANELS: ReadonlyMap<string | undefined, OwnPanel> = new Map(
  Object.entries(import.meta.glob<OwnPanel>('../**/block-panels/*-panel.tsx', { import: 'Panel' })).map(
    ([path, load]) => [PANEL_FILE.exec(path)?.[1], lazyPanel(load)],
  ),
);

/** Where it cannot be fetched, as without a connection, what is made from the schema has to do. */
function lazyPanel(load: () => Promise<OwnPanel>): OwnPanel {
  return lazyPart(async () => ({ Panel: await load().catch(() => BlockPanel) }), 'Panel', inPlace);
}

const LEGENDS: Readonly<Record<Editable['kind'], string>> = {
  block: say.settingsOfTheBlock,
  section: say.settingsOfTheSection,
  page: say.settingsOfThePage,
};

export function FieldPanel(props: FieldPanelProps): ReactNode {
  const { target, layer, lockedBecause } = props;
  const id = target.kind === 'page' ? 'page' : target.value.id;
  return (
    <fieldset key={`${id} ${layer}`} className="stack snug" disabled={lockedBecause !== undefined}>
      <legend className="visually-hidden">{LEGENDS[target.kind]}</legend>
      {lockedBecause && <Notice tone="info">{lockedBecause}</Notice>}
      {target.kind === 'block' ? <OfBlock {...props} /> : <OfOther {...props} />}
    </fieldset>
  );
}

function OfOther(props: FieldPanelProps): ReactNode {
  const { target } = props;
  return (
    <PanelProvider value={{ ...props, problemOf: (path, value) => problemOf(target, path, value) }}>
      {target.kind === 'section' ? <SectionPanel /> : <PagePanel />}
    </PanelProvider>
  );
}

function problemOf(target: Editable, path: readonly string[], value: unknown): string | undefined {
  if (target.kind === 'section') {
    // A picture taken away takes its veil along.
    return problemAt(sectionSchema, target.value, path, value);
  }
  const [part, ...rest] = path;
  if (part === 'fields') return problemAt(bodyFieldsSchema, (target.value as Body).fields, rest, value);
  return problemAt(bodySchema.shape.title as z.ZodType, undefined, [], value);
}

function OfBlock(props: FieldPanelProps): ReactNode {
  const { target, onChange } = props;
  if (target.kind !== 'block') return null;
  const definition = definitions[target.value.type];
  if (!definition) {
    return <Notice tone="warning">{say.thisBlockNeedsANewerVersion}</Notice>;
  }
  const { block, operations } = withTodaysProps(definition, target.value);
  const context: PanelContext = {
    ...props,
    target: { kind: 'block', value: block },
    onChange: (changes: Operation[], words) =>
      changes.length > 0 && onChange([...operations, ...changes], words),
    problemOf: (path, value) => {
      const [part, ...rest] = path;
      if (part === 'props') return problemAt(definition.props, block.props, rest, value);
      return part === 'place' ? problemAt(placeSchema, block.place, rest, value) : undefined;
    },
  };
  const Panel = OWN_PANELS.get(definition.type) ?? BlockPanel;
  return (
    <PanelProvider value={context}>
      <Panel definition={definition} />
    </PanelProvider>
  );
}
