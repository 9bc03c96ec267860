/** Actions on all submissions: export, find a person, settings of a form. */
import { Braces, Download, Ellipsis, Settings2, Table, UserRoundSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exportAll, exportTable, type SubmissionList } from '#domain/forms/calls-inbox.ts';
import { addressOf } from '../../api.ts';
import { useMay } from '../../session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { FormSettingsDialog } from '../settings/form-settings-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import type { InboxFilter } from './submissions.ts';
import * as say from './words/en.ts';

interface SubmissionActionsProps {
  readonly siteId: string;
  readonly filter: InboxFilter;
  readonly facts: SubmissionList;
  /** Whether there are no submissions; there may still be other data about people. */
  readonly isEmpty: boolean;
}

export function SubmissionActions({ siteId, filter, facts, isEmpty }: SubmissionActionsProps): ReactNode {
  const maySearchPeople = useMay('admin.customer-data');
  const maySet = useMay('config.settings');
  const [dialog, setDialog] = useState<'person' | { readonly settingsOf: string }>();
  const form = filter.form || (facts.forms.length === 1 ? facts.forms[0]?.id : undefined);
  const nameOf = (id: string) => facts.forms.find((each) => each.id === id)?.name ?? '';
  const openSettings = (id: string) => setDialog({ settingsOf: id });
  const close = () => setDialog(undefined);
  const take = (file: typeof exportTable | typeof exportAll) =>
    location.assign(addressOf(file, { site: siteId, query: { ...filter } }));
  return (
    <>
      {maySet && form && !isEmpty && (
        <Button icon={<Settings2 />} onClick={() => openSettings(form)}>
          {say.settings}
        </Button>
      )}
      {maySet && !form && facts.forms.length > 1 && (
        <Menu
          trigger={<Button icon={<Settings2 />}>{say.settings}</Button>}
          actions={facts.forms.map(({ id, name }) => ({
            label: name || say.unnamedForm,
            onSelect: () => openSettings(id),
          }))}
        />
      )}
      {!isEmpty && (
        <Menu
          trigger={<Button icon={<Download />}>{say.exportLabel}</Button>}
          actions={[
            { label: say.tableCsv, icon: <Table />, onSelect: () => take(exportTable) },
            { label: say.everythingJson, icon: <Braces />, onSelect: () => take(exportAll) },
          ]}
        />
      )}
      {maySearchPeople && (
        <Menu
          trigger={<IconButton tone="normal" label={say.more} icon={<Ellipsis />} />}
          actions={[
            {
              label: say.everythingFromOnePerson2,
              icon: <UserRoundSearch />,
              onSelect: () => setDialog('person'),
            },
          ]}
        />
      )}
      {dialog === 'person' && <PersonDialog siteId={siteId} onClose={close} />}
      {typeof dialog === 'object' && (
        <FormSettingsDialog
          siteId={siteId}
          formId={dialog.settingsOf}
          name={nameOf(dialog.settingsOf)}
          onClose={close}
        />
      )}
    </>
  );
}
