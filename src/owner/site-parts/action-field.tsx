/** A button of the header: its words and where it leads. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import { type Link, linkSchema } from '#domain/links/link.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { LinkField } from '../fields/link-field.tsx';
import { TextField } from '../ui/field.tsx';
import { setField, useFields } from './part-fields.ts';
import * as say from './words/en.ts';

const LEADS_TO = { action: say.theButtonLeadsTo, secondAction: say.theSecondButtonLeadsTo } as const;

interface ActionFieldProps {
  readonly editor: DocumentEditor;
  readonly name: 'action' | 'secondAction';
  readonly label: string;
  readonly hint: string;
}

/** While it is being made one half may still be missing. */
const draftSchema = z.object({ label: z.string(), link: linkSchema.optional() });

export function ActionField({ editor, name, label: title, hint }: ActionFieldProps): ReactNode {
  const stored = useFields(editor)[name];
  const action = draftSchema.safeParse(stored).data ?? { label: '' };
  const change = (next: { readonly label: string; readonly link?: Link | undefined }, group?: string) => {
    const { label, link } = next;
    const value = label === '' && !link ? undefined : { label, ...(link ? { link } : {}) };
    setField(editor, name, { label: say.changeAButtonOfTheHeader, value, group });
  };
  const isHalf = (action.label === '') !== (action.link === undefined);
  return (
    <>
      <TextField
        label={title}
        placeholder={say.bookAVisit}
        value={action.label}
        maxLength={60}
        onChange={(label) => change({ ...action, label }, `label ${name}`)}
        hint={isHalf ? say.shownOnceItHasAText : hint}
      />
      <LinkField
        siteId={editor.siteId}
        label={LEADS_TO[name]}
        value={action.link}
        isOptional
        onChange={(link) => change({ label: action.label, link })}
      />
    </>
  );
}
