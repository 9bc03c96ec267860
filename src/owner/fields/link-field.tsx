/** Where something leads, outside of a block's own fields. */
import { Link2, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Link } from '#domain/links/link.ts';
import { Labelled } from './labelled.tsx';
import { LinkButtons } from './link-buttons.tsx';
import styles from './link-field.module.css';
import { useLinkWords } from './link-targets.ts';

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
  const words = useLinkWords(siteId, value);
  const Icon = words.problem ? Unlink : Link2;
  return (
    <Labelled label={label} hint={hint} error={words.problem ?? error}>
      <div className={`row well full icons ${styles['linked']}`}>
        <Icon size={15} aria-hidden="true" />
        <span className="stack snug grow">
          <span className="clip strong">{words.title}</span>
          {words.detail && <span className="clip muted">{words.detail}</span>}
        </span>
        <LinkButtons siteId={siteId} label={label} link={value} isOptional={isOptional} onChange={onChange} />
      </div>
    </Labelled>
  );
}
