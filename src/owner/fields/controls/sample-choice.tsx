/** One of a few values, each shown as a small picture of the block as it would be with it. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { makePreviewLink } from '#domain/pages/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../../api.ts';
import { Labelled } from '../labelled.tsx';
import { type Path, useField, usePanel } from '../panel-context.tsx';
import styles from './sample-choice.module.css';
import * as say from './words/en.ts';

/** Changes are saved by then: pictures are of what is saved. */
const SETTLED_MS = 1500;
/** Links are good for an hour. */
const LINK_MS = 45 * MINUTE_MS;

interface SampleChoiceProps {
  readonly field: Extract<FieldDescription, { kind: 'choice' }>;
  readonly path: Path;
  /** Where there is nothing to make pictures of. */
  readonly plain: ReactNode;
}

export function SampleChoice({ field, path, plain }: SampleChoiceProps): ReactNode {
  const { target, layer, siteId, documentId } = usePanel();
  const [group, key = ''] = path;
  if (target.kind !== 'block' || layer !== 'base' || !documentId || group !== 'props' || path.length > 2)
    return plain;
  return <Samples {...{ field, path, siteId, documentId, name: key, block: target.value }} />;
}

interface SamplesProps extends Omit<SampleChoiceProps, 'plain'> {
  readonly siteId: string;
  readonly documentId: string;
  readonly name: string;
  readonly block: { readonly id: string; readonly props: Readonly<Record<string, unknown>> };
}

function Samples({ field, path, siteId, documentId, name, block }: SamplesProps): ReactNode {
  const state = useField<string | number | undefined>(path, field.kind);
  const link = useQuery({
    queryKey: ['samples', siteId, documentId],
    queryFn: () => call(makePreviewLink, { site: siteId, document: documentId, query: {} }),
    staleTime: LINK_MS,
  });
  const { [name]: _own, ...others } = block.props;
  const version = useSettled(`${block.id} ${JSON.stringify(others)}`);
  const id = useId();
  const url = version !== undefined && link.data?.url;
  return (
    <Labelled label={field.label} hint={field.hint} error={state.error} aside={state.aside}>
      <div className="tiles" role="radiogroup" aria-label={field.label}>
        {field.choices.map(({ value, label }) => (
          <label key={value} className="pick stack snug">
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={state.value === value}
              onChange={() => state.set(value)}
            />
            <span className={`soft block ${styles['picture']}`} aria-hidden="true">
              {url && (
                <Picture url={`${url}&${new URLSearchParams(sampleTerms(block.id, name, value, version))}`} />
              )}
            </span>
            <span className="hint">{label}</span>
          </label>
        ))}
      </div>
    </Labelled>
  );
}

function sampleTerms(block: string, key: string, value: string | number, version: number) {
  return { still: '', block, key, value: JSON.stringify(value), version: String(version) };
}

/** No script runs in it, and it takes neither keys nor presses. It keeps its origin, so that it gets its fonts. */
function Picture({ url }: { readonly url: string }): ReactNode {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <iframe
      className={styles['page']}
      data-loaded={isLoaded || undefined}
      src={url}
      title={say.aSample}
      sandbox="allow-same-origin"
      tabIndex={-1}
      scrolling="no"
      loading="lazy"
      inert
      onLoad={() => setIsLoaded(true)}
    />
  );
}

/** Counts states that have lasted: undefined until the first has. */
function useSettled(state: string): number | undefined {
  const [settled, setSettled] = useState<{ readonly state: string; readonly count: number }>();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSettled((before) =>
          before?.state === state ? before : { state, count: (before?.count ?? 0) + 1 },
        ),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [state]);
  return settled?.count;
}
