/** A service: what it is called, how long it takes, who gives it, and what is asked of whoever books it. */

import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { BOOKING_LIMITS } from '#domain/bookings/contract.ts';
import { durationInWords } from '#domain/bookings/duration-in-words.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import { offerInWords } from '#domain/bookings/offer-in-words.ts';
import type { BookingResource, BookingService, BookingsSettings } from '#domain/bookings/settings.ts';
import { fill } from '../fill.ts';
import { LANGUAGE } from '../language.ts';
import { makeId } from '../make-id.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './bookings.module.css';
import { NumberField } from './number-field.tsx';
import { type Payable, PriceFields } from './price-fields.tsx';
import * as say from './words/en.ts';

const MINUTES = [15, 30, 45, 60, 90, 120, 150, 180, 240, 480];
const STEPS = [15, 30, 60, 120];

export function newService(resources: readonly BookingResource[]): BookingService {
  return {
    id: makeId(),
    name: '',
    description: '',
    kind: 'appointment',
    resourceIds: resources.map(({ id }) => id),
    durationMinutes: 60,
    stepMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    leadHours: 24,
    horizonDays: 60,
    minParty: 1,
    maxParty: 1,
    questions: [],
    price: null,
  };
}

interface ServiceFieldsProps extends Payable {
  readonly value: BookingService;
  readonly settings: BookingsSettings;
  readonly onChange: (value: BookingService) => void;
  readonly onRemove: () => void;
}

export function ServiceFields({
  value,
  settings,
  currency,
  canBePaid,
  onChange,
  onRemove,
}: ServiceFieldsProps): ReactNode {
  const set = (part: Partial<BookingService>) => onChange({ ...value, ...part });
  const { field } = bindFields(value, set);
  return (
    <Stack>
      <TextField label={say.serviceName} {...field('name')} maxLength={120} placeholder={say.haircut} />
      <TextArea label={say.description} {...field('description')} maxLength={1000} />
      <SelectField
        label={say.type}
        {...field('kind')}
        options={[
          { value: 'appointment', label: say.anAppointment },
          { value: 'table', label: say.aTableOrSeats },
        ]}
      />
      <Given value={value} resources={offered(settings.resources)} set={set} />
      <div className={styles['pair']}>
        <Minutes label={say.duration} {...field('durationMinutes')} among={MINUTES} />
        <Minutes label={say.startTimesEvery} {...field('stepMinutes')} among={STEPS} />
      </div>
      <Breaks value={value} set={set} />
      <div className={styles['pair']}>
        <NumberField label={say.minimumNotice} unit={say.hours} {...field('leadHours')} max={720} />
        <NumberField label={say.bookingWindow} unit={say.daysAhead} {...field('horizonDays')} max={365} />
      </div>
      <NumberField
        label={say.largestGroup}
        unit={fill(say.people2, { maxParty: value.maxParty })}
        {...(value.maxParty === 1 && {
          hint: say.guestsBookForOnePersonSo,
        })}
        value={value.maxParty}
        min={1}
        max={BOOKING_LIMITS.party}
        onChange={(maxParty) => set({ maxParty, minParty: Math.min(value.minParty, maxParty) })}
      />
      <PriceFields {...{ value, currency, canBePaid }} onChange={(price) => set({ price })} />
      <Summary value={value} settings={settings} />
      <Questions {...field('questions')} />
      <span>
        <Button tone="quiet" size="small" onClick={onRemove}>
          {value.name ? fill(say.removeName2, { name: value.name }) : say.removeThisService}
        </Button>
      </span>
    </Stack>
  );
}

interface PartProps {
  readonly value: BookingService;
  readonly set: (part: Partial<BookingService>) => void;
}

/** Time around each booking, in which nobody else comes. */
function Breaks({ value, set }: PartProps): ReactNode {
  const { field } = bindFields(value, set);
  return (
    <div className={styles['pair']}>
      <NumberField
        label={say.breakBeforeEachBooking}
        unit={say.minutes}
        {...field('bufferBeforeMinutes')}
        max={480}
      />
      <NumberField
        label={say.breakAfterEachBooking}
        unit={say.minutes}
        {...field('bufferAfterMinutes')}
        max={480}
      />
    </div>
  );
}

/** What guests will see, as it is typed. */
function Summary({ value, settings }: Pick<ServiceFieldsProps, 'value' | 'settings'>): ReactNode {
  const sentences = offerInWords(value, settings);
  if (sentences.length === 0) return null;
  return (
    <div className={`soft ${styles['summary']}`} role="status">
      <ul>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

interface GivenProps extends PartProps {
  readonly resources: readonly BookingResource[];
}

/** By whom or at what. */
function Given({ value, resources, set }: GivenProps): ReactNode {
  const { resourceIds } = value;
  return (
    <>
      <fieldset className={`tiles wide ${styles['choices']}`}>
        <legend>{value.kind === 'table' ? say.tablesAndSeats : say.whoProvidesIt}</legend>
        {resources.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={resourceIds.includes(id)}
              onChange={({ currentTarget }) =>
                set({
                  resourceIds: currentTarget.checked
                    ? [...resourceIds, id]
                    : resourceIds.filter((each) => each !== id),
                })
              }
            />
            {name || say.untitled}
          </label>
        ))}
      </fieldset>
      {resources.every(({ id }) => !resourceIds.includes(id)) && (
        <p role="alert">{say.selectAtLeastOneSoThat}</p>
      )}
    </>
  );
}

interface MinutesProps {
  readonly label: string;
  readonly value: number;
  readonly among: readonly number[];
  readonly onChange: (minutes: number) => void;
}

function Minutes({ label, value, among, onChange }: MinutesProps): ReactNode {
  const all = [...new Set([...among, value])].sort((a, b) => a - b);
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={all.map((minutes) => ({ value: String(minutes), label: durationInWords(minutes, LANGUAGE) }))}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  );
}

type Question = BookingService['questions'][number];

interface QuestionsProps {
  readonly value: readonly Question[];
  readonly onChange: (questions: Question[]) => void;
}

function Questions({ value, onChange }: QuestionsProps): ReactNode {
  const change = (id: string, part: Partial<Question>) =>
    onChange(value.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <>
      {value.map(({ id, label, kind, isRequired }) => (
        <div key={id} className={styles['pair']}>
          <TextField
            label={say.question}
            value={label}
            maxLength={200}
            onChange={(to) => change(id, { label: to })}
          />
          <SelectField
            label={say.answerType}
            value={kind}
            options={[
              { value: 'text', label: say.shortText },
              { value: 'textarea', label: say.longText },
              { value: 'checkbox', label: say.checkbox },
            ]}
            onChange={(to) => change(id, { kind: to })}
          />
          <Switch label={say.required} isOn={isRequired} onChange={(to) => change(id, { isRequired: to })} />
          <span>
            <IconButton
              label={fill(say.removeTheQuestionLabel, { label })}
              icon={<Trash2 />}
              onClick={() => onChange(value.filter((each) => each.id !== id))}
            />
          </span>
        </div>
      ))}
      <span>
        <Button
          size="small"
          icon={<Plus />}
          disabled={value.length >= 20}
          onClick={() =>
            onChange([
              ...value,
              { id: makeId(), label: say.isThereAnythingYouNeed, kind: 'text', isRequired: false },
            ])
          }
        >
          {say.askAQuestion}
        </Button>
      </span>
    </>
  );
}
