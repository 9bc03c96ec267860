/** Names an event: what visitors do, and what it is called. */
import { type ReactNode, useState } from 'react';
import { createEvent } from '#domain/tracking/calls-events.ts';
import {
  EVENT_KINDS,
  type EventKind,
  POPUP_ACTIONS,
  SCROLL_DEPTHS,
  VIDEO_ACTIONS,
} from '#domain/tracking/named-events.ts';
import { call } from '../api.ts';
import { Suggested } from '../figures/suggested.tsx';
import { fill } from '../fill.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

export const KIND_LABELS: Readonly<Record<EventKind, string>> = {
  button: say.buttonClicked,
  form: say.formSubmitted,
  product: say.productViewed,
  popup: say.popupOpenedOrUsed,
  download: say.fileDownloaded,
  scroll: say.pageScrolled,
  video: say.videoPlayed,
};

type Named = readonly { readonly id: string; readonly name: string }[];

interface EventDialogProps {
  readonly siteId: string;
  readonly forms: Named;
  readonly popups: Named;
  readonly onClose: () => void;
}

const FIRST_VALUES: Readonly<Record<EventKind, string>> = {
  ...{ button: '', form: '', product: '', download: '' },
  popup: `${POPUP_ACTIONS[0]} `,
  scroll: SCROLL_DEPTHS[1],
  video: VIDEO_ACTIONS[0],
};

export function EventDialog({ siteId, forms, popups, onClose }: EventDialogProps): ReactNode {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<EventKind>('download');
  const [value, setValue] = useState('');
  const sending = useAction(() => call(createEvent, { site: siteId, body: { name, kind, value } }), {
    reads: ['visitors', siteId],
    isFailureShown: true,
    onDone: onClose,
  });
  const isWhole = name.trim() !== '' && (kind === 'download' || /\S$/.test(value));
  return (
    <FormDialog
      title={say.newEvent}
      description={say.pastVisitsCountExceptFor}
      action={say.saveEvent}
      isIncomplete={!isWhole}
      sending={{ ...sending, mutate: () => sending.mutate() }}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        value={name}
        maxLength={80}
        placeholder={say.brochureDownloaded}
        onChange={setName}
      />
      <SelectField<EventKind>
        label={say.trigger}
        value={kind}
        options={EVENT_KINDS.map((each) => ({ value: each, label: KIND_LABELS[each] }))}
        onChange={(next) => {
          setKind(next);
          setValue(FIRST_VALUES[next]);
        }}
      />
      <EventValue {...{ siteId, kind, value, forms, popups }} onChange={setValue} />
    </FormDialog>
  );
}

interface EventValueProps extends Pick<EventDialogProps, 'siteId' | 'forms' | 'popups'> {
  readonly kind: EventKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function EventValue(props: EventValueProps): ReactNode {
  const { siteId, kind, value, forms, popups, onChange } = props;
  if (kind === 'button') return <Suggested {...{ siteId, kind, value, onChange }} />;
  if (kind === 'form') {
    const none = forms.length === 0 ? say.noFormsYet : say.chooseAForm;
    return (
      <SelectField label={say.form} value={value} options={optionsOf(forms, none)} onChange={onChange} />
    );
  }
  if (kind === 'popup') return <PopupValue {...{ popups, value, onChange }} />;
  if (kind === 'scroll')
    return (
      <SelectField
        label={say.depth}
        value={value}
        options={SCROLL_DEPTHS.map((each) => ({
          value: each,
          label: fill(say.countPercent, { count: each }),
        }))}
        onChange={onChange}
      />
    );
  if (kind === 'video')
    return (
      <SelectField
        label={say.when}
        value={value}
        options={[
          { value: VIDEO_ACTIONS[0], label: say.videoStarts },
          { value: VIDEO_ACTIONS[1], label: say.videoEnds },
        ]}
        onChange={onChange}
      />
    );
  return kind === 'product' ? (
    <TextField label={say.pathOfTheProduct} value={value} placeholder={say.shopBowl} onChange={onChange} />
  ) : (
    <TextField label={say.fileName} value={value} hint={say.emptyForAllDownloads} onChange={onChange} />
  );
}

const POPUP_LABELS = {
  shown: say.popupOpens,
  closed: say.popupIsClosed,
  converted: say.popupIsUsed,
} as const;

function PopupValue({
  popups,
  value,
  onChange,
}: Pick<EventValueProps, 'popups' | 'value' | 'onChange'>): ReactNode {
  const [action = '', id = ''] = value.split(' ');
  const none = popups.length === 0 ? say.noPopupsYet : say.chooseAPopup;
  return (
    <>
      <SelectField
        label={say.popup}
        value={id}
        options={optionsOf(popups, none)}
        onChange={(next) => onChange(`${action} ${next}`)}
      />
      <SelectField
        label={say.when}
        value={action}
        options={POPUP_ACTIONS.map((each) => ({ value: each, label: POPUP_LABELS[each] }))}
        onChange={(next) => onChange(`${next} ${id}`)}
      />
    </>
  );
}

function optionsOf(named: Named, none: string) {
  return [{ value: '', label: none }, ...named.map(({ id, name }) => ({ value: id, label: name }))];
}
