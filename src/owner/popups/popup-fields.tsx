/** One popup: its look, what it waits for, how often it comes, and what became of it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PopupFrame } from '#blocks/popup/frame.tsx';
import popupCss from '#blocks/popup/styles.css?inline';
import { NEVER_AGAIN, POPUP_STYLES } from '#domain/popups/contract.ts';
import type { Popup } from '#domain/popups/schema.ts';
import { TRIGGERS } from '#domain/popups/shapes.ts';
import { readValues } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { lastDays } from '../figures/period.ts';
import { todayIn } from '../figures/today.ts';
import { fill } from '../fill.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import { AudienceFields } from './audience-fields.tsx';
import styles from './popups.module.css';
import { ShadowPreview } from './shadow-preview.tsx';
import * as say from './words/en.ts';

const STYLE_WORDS = {
  none: say.notShown,
  card: say.cardOverTheMiddleOfThe,
  corner: say.noteInACorner,
  full: say.fullScreen,
} as const;
const TRIGGER_WORDS = {
  delay: say.afterAFewSeconds,
  scroll: say.afterScrolling,
  exit: say.whenTheVisitorIsAboutTo,
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
      <Switch label={fill(say.showName, { name: popup.name })} {...toggle('isOn')} />
      <Results siteId={siteId} id={popup.id} />
      <details>
        <summary>{say.edit}</summary>
        <FieldGroup legend={say.look}>
          <TextField label={say.name} {...field('name')} maxLength={80} />
          <SelectField
            label={say.shape}
            {...field('style')}
            options={POPUP_STYLES.map((value) => ({ value, label: STYLE_WORDS[value] }))}
          />
          <p>
            <Link to={`/sites/${siteId}/edit/${popup.sectionId}`}>{say.editTheContentOnThePage}</Link>
          </p>
        </FieldGroup>
        {popup.style !== 'none' && (
          <ShadowPreview label={say.popupPreview} css={popupCss}>
            <PopupFrame {...popup} isExample>
              <p>{say.yourPopupContentAppearsHere}</p>
            </PopupFrame>
          </ShadowPreview>
        )}
        <FieldGroup legend={say.trigger}>
          <SelectField
            label={say.opens}
            {...field('trigger')}
            options={TRIGGERS.map((value) => ({ value, label: TRIGGER_WORDS[value] }))}
          />
          {popup.trigger !== 'exit' && (
            <NumberField
              label={popup.trigger === 'delay' ? say.seconds : say.percentOfThePageScrolled}
              {...field('triggerAt')}
              most={popup.trigger === 'delay' ? 600 : 100}
            />
          )}
          <Switch
            label={say.showAgainAfterClosing}
            isOn={!isNever}
            onChange={(isOn) => onChange({ displayFrequency: isOn ? 30 : NEVER_AGAIN })}
          />
          {!isNever && (
            <NumberField label={say.daysUntilShownAgain} {...field('displayFrequency')} most={3650} />
          )}
          <Switch label={say.hideAfterSignUp} {...toggle('showUntilSignup')} />
        </FieldGroup>
        <AudienceFields value={popup} onChange={onChange} />
        <div className="cluster loose">
          <Button size="small" onClick={() => onChange({ version: popup.version + 1 })}>
            {say.showItAgainToEveryone}
          </Button>
          <Button size="small" tone="danger" onClick={onRemove}>
            {say.removePopup}
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
const RESULTS = {
  shown: say.countTimesSeen,
  closed: say.countTimesClosed,
  converted: say.countTimesClickedOrSignedUp,
} as const;

function Results({ siteId, id }: { readonly siteId: string; readonly id: string }): ReactNode {
  const period = lastDays(todayIn(useTimeZone(siteId)), RESULT_DAYS);
  const found = useQuery({
    queryKey: ['popup-results', siteId, period],
    queryFn: ({ signal }) =>
      call(
        readValues,
        {
          site: siteId,
          query: { ...period, dimension: 'overlay', limit: 1000 },
        },
        { signal },
      ),
  });
  if (!found.data) return <p className="muted">{found.error ? say.noResultsYet : '…'}</p>;
  const { values } = found.data;
  const countOf = (action: string) => values.find(({ value }) => value === `${action} ${id}`)?.events ?? 0;
  const parts = Object.entries(RESULTS).map(([action, words]) => fill(words, { count: countOf(action) }));
  return (
    <p className="muted">
      {fill(say.lastResultdaysDaysParts, { resultDays: RESULT_DAYS, parts: parts.join(', ') })}
    </p>
  );
}
