/** Where something leads, by title; broken links are said. */
import { Link2, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import type { Link } from '#domain/links/link.ts';
import { Labelled } from '../labelled.tsx';
import { LinkButtons } from '../link-buttons.tsx';
import { useLinkWords } from '../link-targets.ts';
import styles from '../panel.module.css';
import { type Path, useField, useFieldForm } from '../panel-context.tsx';

export function LinkControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const { siteId } = useFieldForm();
  const state = useField<Link | undefined>(path, field.kind);
  const link = state.value && 'url' in state.value && state.value.url === '' ? undefined : state.value;
  const words = useLinkWords(siteId, link);
  return (
    <Labelled label={field.label} hint={field.hint} error={words.problem ?? state.error} aside={state.aside}>
      <div className={`row frame full icons ${styles['linked']}`}>
        {words.problem ? <Unlink size={15} aria-hidden="true" /> : <Link2 size={15} aria-hidden="true" />}
        <span className={`stack snug grow ${styles['about']}`}>
          <span className="strong">{words.title}</span>
          {words.detail && <span className="hint">{words.detail}</span>}
        </span>
        <LinkButtons
          siteId={siteId}
          label={field.label}
          link={link}
          isOptional={field.isOptional}
          onChange={state.set}
          holdsBase
        />
      </div>
    </Labelled>
  );
}
