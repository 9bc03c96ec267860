/** Where something leads, outside of a block's own fields. */
import { Link2, Unlink, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Link } from '#domain/links/link.ts';
import { Labelled } from '../fields/labelled.tsx';
import { useLinkWords } from '../fields/link-targets.ts';
import { Button, IconButton } from '../ui/button.tsx';
import tree from '../ui/tree-rows.module.css';
import styles from './site-parts.module.css';

const LinkPicker = lazy(async () => ({ default: (await import('../fields/link-picker.tsx')).LinkPicker }));

export interface LinkFieldProps {
  readonly siteId: string;
  readonly label: string;
  readonly value: Link | undefined;
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (link: Link | undefined) => void;
}

export function LinkField(props: LinkFieldProps): ReactNode {
  const { siteId, label, value, isOptional, hint, error, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const words = useLinkWords(siteId, value);
  const Icon = words.problem ? Unlink : Link2;
  return (
    <Labelled label={label} hint={hint} error={words.problem ?? error}>
      <div className={styles['linked']}>
        <Icon size={15} aria-hidden="true" />
        <span className={styles['leads']}>
          <span className={tree['title']}>{words.title}</span>
          {words.detail && <span className={styles['where']}>{words.detail}</span>}
        </span>
        {value && isOptional && (
          <IconButton
            label={`Remove: ${label}`}
            icon={<X />}
            size="small"
            onClick={() => onChange(undefined)}
          />
        )}
        <Button size="small" onClick={() => setIsOpen(true)}>
          {value ? 'Change' : 'Choose'}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <LinkPicker
            siteId={siteId}
            link={value}
            onClose={() => setIsOpen(false)}
            onPick={(link) => {
              setIsOpen(false);
              onChange(link);
            }}
          />
        </Suspense>
      )}
    </Labelled>
  );
}
