/** The API reference: every call there is, from the server's own description of them. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type OpenApi, read } from '#domain/api-reference/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import { TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import styles from './api-reference.module.css';
import { OperationView } from './operation-view.tsx';
import { type Area, areasOf, searchArea } from './reference.ts';
import * as say from './words/en.ts';

export function ApiReference(): ReactNode {
  const reference = useQuery({
    queryKey: ['api-reference'],
    queryFn: ({ signal }) => call(read, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Screen
      title={say.apiReference}
      width="wide"
      description={rich(say.everythingTheOwnerAreaDoesUses, {
        link: (inside) => <Link to="/account">{inside}</Link>,
        link2: (inside) => <a href="/api/openapi.json">{inside}</a>,
      })}
    >
      <NotRead query={reference} />
      {reference.data && <Reference reference={reference.data} />}
    </Screen>
  );
}

function Reference({ reference }: { readonly reference: OpenApi }): ReactNode {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const areas = useMemo(() => areasOf(reference), [reference]);
  const found = useMemo(() => areas.flatMap((area) => searchArea(area, words) ?? []), [areas, words]);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <div className={styles['columns']}>
      <div className={`stack ${styles['side']}`}>
        <TextField
          label={say.searchTheCalls}
          isLabelHidden
          type="search"
          placeholder={say.search}
          value={typed}
          onChange={setTyped}
        />
        <p className="visually-hidden" role="status">
          {words === '' ? '' : fill(say.countCallsFound, { count })}
        </p>
        <nav aria-label={say.areas} className={`stack scroll snug ${styles['areas']}`}>
          {found.map(({ name, label, operations }) => (
            <a key={name} href={`#area-${name}`}>
              {label}
              <span className="small">{operations.length}</span>
            </a>
          ))}
        </nav>
      </div>
      <div className="words">
        {found.length === 0 && <EmptyState title={say.noSuchCall}>{say.searchForPartOfAPath}</EmptyState>}
        {found.map((area) => (
          <AreaView key={area.name} area={area} reference={reference} />
        ))}
      </div>
    </div>
  );
}

function AreaView({ area, reference }: { readonly area: Area; readonly reference: OpenApi }): ReactNode {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asked = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    // Calls are there only now: the browser has looked for the address before.
    if (area.operations.some(({ id }) => id === asked)) document.getElementById(asked)?.scrollIntoView();
  }, [asked, area]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([asked]));
  const toggle = (id: string, isOpen: boolean) => {
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));
    if (isOpen && id !== asked)
      void navigate({ hash: `#${id}` }, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-labelledby={`area-${area.name}`} className={styles['area']}>
      <h2 id={`area-${area.name}`}>{area.label}</h2>
      {area.operations.map((operation) => (
        <OperationView
          key={operation.id}
          operation={operation}
          origin={reference.servers[0]?.url ?? ''}
          schemas={reference.components.schemas}
          isOpen={open.has(operation.id)}
          onToggle={(isOpen) => toggle(operation.id, isOpen)}
        />
      ))}
    </section>
  );
}
