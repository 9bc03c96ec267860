/** Where something leads, by title; broken links are said. */
import { Link2, Unlink, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import type { Link } from '#domain/links/link.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Labelled } from '../labelled.tsx';
import { useLinkWords } from '../link-targets.ts';
import styles from '../panel.module.css';
import { type Path, useField, usePanel } from '../panel-context.tsx';

const LinkPicker = lazy(async () => ({ default: (await import('../link-picker.tsx')).LinkPicker }));

export function LinkControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const { siteId } = usePanel();
  const state = useField<Link | undefined>(path, field.kind);
  const [isOpen, setIsOpen] = useState(false);
  const link = state.value && 'url' in state.value && state.value.url === '' ? undefined : state.value;
  const words = useLinkWords(siteId, link);
  return (
    <Labelled label={field.label} hint={field.hint} error={words.problem ?? state.error} aside={state.aside}>
      <div className={styles['linked']}>
        {words.problem ? <Unlink size={15} aria-hidden="true" /> : <Link2 size={15} aria-hidden="true" />}
        <span className={styles['about']}>
          <span className={styles['aboutName']}>{words.title}</span>
          {words.detail && <span className={styles['muted']}>{words.detail}</span>}
        </span>
        {link && field.isOptional && (
          <IconButton
            label={`Remove: ${field.label}`}
            icon={<X />}
            size="small"
            onClick={() => state.set(undefined)}
          />
        )}
        <Button size="small" onClick={() => setIsOpen(true)}>
          {link ? 'Change' : 'Choose'}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <LinkPicker
            siteId={siteId}
            link={link}
            onClose={() => setIsOpen(false)}
            onPick={(picked) => {
              setIsOpen(false);
              state.set(picked);
            }}
          />
        </Suspense>
      )}
    </Labelled>
  );
}
