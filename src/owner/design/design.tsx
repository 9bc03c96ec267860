/** What the parts of the design screen share: the style as it stands in the editor, and the way to change it. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type StylePath, styleOperations } from '#domain/design/change-style.ts';
import { type SiteStyle, siteStyleSchema } from '#domain/design/style.ts';
import { themesOf } from '#site/palette.ts';
import type { Template, Themes } from '#site/templates/template.ts';
import { templates } from '#site/templates/templates.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';

export type StyleChange = readonly [path: StylePath, value: unknown];

export interface Design {
  readonly editor: DocumentEditor;
  readonly style: SiteStyle;
  readonly template: Template;
  readonly themes: Themes;
  /**
   * @param label of the step that undo takes back, in words: "Accent"
   * @param group changes of one group shortly after each other are one step, as when a colour is dragged about
   */
  change(label: string, changes: readonly StyleChange[], group?: string): void;
}

const DesignContext = createContext<Design | undefined>(undefined);

export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (!design) throw new Error('This part belongs on the design screen.');
  return design;
}

export interface DesignProviderProps {
  readonly editor: DocumentEditor;
  readonly children: ReactNode;
}

export function DesignProvider({ editor, children }: DesignProviderProps): ReactNode {
  const fields = useStore(editor.store, ({ session }) => session.body.fields);
  const design = useMemo((): Design => {
    const style = readStyle(fields);
    const template = templates[style.template];
    return {
      editor,
      style,
      template,
      themes: themesOf(template, style),
      change: (label, changes, group) => changeStyle(editor, { label, group }, changes),
    };
  }, [editor, fields]);
  return <DesignContext value={design}>{children}</DesignContext>;
}

/** The server stores no other; an import from an older version may lack what is new. */
export function readStyle(fields: unknown): SiteStyle {
  return siteStyleSchema.safeParse(fields).data ?? siteStyleSchema.parse({});
}

function changeStyle(
  editor: DocumentEditor,
  step: { readonly label: string; readonly group: string | undefined },
  changes: readonly StyleChange[],
): void {
  const { body } = editor.store.get().session;
  const operations = changes.flatMap(([path, value]) => styleOperations(body, path, value));
  if (operations.length > 0) editor.perform({ ...step, operations });
}
