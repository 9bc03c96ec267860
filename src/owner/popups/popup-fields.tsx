/** One popup: its look, what it waits for, how often it comes, and what became of it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PopupFrame } from '#blocks/popup/frame.tsx';
import popupCss from '#blocks/popup/styles.css?inline';
import { NEVER_AGAIN, POPUP_STYLES } from '#domain/popups/contract.ts';
import type { Popup } from '#domain/popups/schema.ts';
import { TRIGGERS } from '#domain/popups/shapes.ts';
import { DAY_MS } from '#domain/time.ts';
import { readValues } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import { AudienceFields } from './audience-fields.tsx';
import styles from './popups.module.css';
import { ShadowPreview } from './shadow-preview.tsx';

const STYLE_WORDS = {
  none: 'Not shown',
  card: 'Card over the middle of the page',
  corner: 'Note in a corner',
  full: 'Full screen',
} as const;
const TRIGGER_WORDS = {
  delay: 'After a few seconds',
  scroll: 'After scrolling',
  exit: 'When the visitor is about to leave',
} as const;

interface PopupFieldsProps {
  readonly siteId: string;
  readonly popup: Popup;
  readonly onChange: (part: Partial<Popup>) => void;
  readonly onRemove: () => void;
}

export function PopupFields({ siteId, popup, onChange, onRemove }: PopupFieldsProps): ReactNode {
  const isNever = popup.displayFrequency === NEVER_AGAIN;
  const { field, toggle } = bindFields(popup, onChange);
  return (
    <div className={`stack loose ${styles['popup']}`}>
      <Switch label={`Show “${popup.name}”`} {...toggle('isOn')} />
      <Results siteId={siteId} id={popup.id} />
      <details>
        <summary>Edit</summary>
        <FieldGroup legend="Look">
          <TextField label="Name" {...field('name')} maxLength={80} />
          <SelectField
            label="Shape"
            {...field('style')}
            options={POPUP_STYLES.map((value) => ({ value, label: STYLE_WORDS[value] }))}
          />
          <p>
            <Link to={`/sites/${siteId}/edit/${popup.sectionId}`}>Edit the content on the page</Link>
          </p>
        </FieldGroup>
        {popup.style !== 'none' && (
          <ShadowPreview label="Popup preview" css={popupCss}>
            <PopupFrame {...popup} isExample>
              <p>Your popup content appears here.</p>
            </PopupFrame>
          </ShadowPreview>
        )}
        <FieldGroup legend="Trigger">
          <SelectField
            label="Opens"
            {...field('trigger')}
            options={TRIGGERS.map((value) => ({ value, label: TRIGGER_WORDS[value] }))}
          />
          {popup.trigger !== 'exit' && (
            <NumberField
              label={popup.trigger === 'delay' ? 'Seconds' : 'Percent of the page scrolled'}
              {...field('triggerAt')}
              most={popup.trigger === 'delay' ? 600 : 100}
            />
          )}
          <Switch
            label="Show again after closing"
            isOn={!isNever}
            onChange={(isOn) => onChange({ displayFrequency: isOn ? 30 : NEVER_AGAIN })}
          />
          {!isNever && (
            <NumberField label="Days until shown again" {...field('displayFrequency')} most={3650} />
          )}
          <Switch label="Hide after sign-up" {...toggle('showUntilSignup')} />
        </FieldGroup>
        <AudienceFields value={popup} onChange={onChange} />
        <div className="cluster loose">
          <Button size="small" onClick={() => onChange({ version: popup.version + 1 })}>
            Show it again to everyone
          </Button>
          <Button size="small" tone="danger" onClick={onRemove}>
            Remove popup
          </Button>
        </div>
      </details>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, value, most, onChange }: NumberFieldProps): ReactNode {
  return (
    <TextField
      label={label}
      type="number"
      min={0}
      max={most}
      value={String(value)}
      onChange={(typed) => onChange(Math.min(most, Math.max(0, Math.trunc(Number(typed)))))}
    />
  );
}

const RESULT_DAYS = 30;
const RESULTS = { shown: 'seen', closed: 'closed', converted: 'clicked or signed up' } as const;

function Results({ siteId, id }: { readonly siteId: string; readonly id: string }): ReactNode {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const found = useQuery({
    queryKey: ['popup-results', siteId],
    queryFn: ({ signal }) =>
      call(
        readValues,
        {
          site: siteId,
          query: { from: day(RESULT_DAYS), until: day(0), dimension: 'overlay', limit: 1000 },
        },
        { signal },
      ),
  });
  if (!found.data) return <p className="muted">{found.error ? 'No results yet.' : '…'}</p>;
  const { values } = found.data;
  const countOf = (action: string) => values.find(({ value }) => value === `${action} ${id}`)?.events ?? 0;
  const parts = Object.entries(RESULTS).map(([action, words]) => `${countOf(action)} times ${words}`);
  return (
    <p className="muted">
      Last {RESULT_DAYS} days: {parts.join(', ')}
    </p>
  );
}
