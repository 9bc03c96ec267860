/** What a site is called, its marks, and where its clock stands. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { treeQuery } from '../documents.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { TimeZoneField } from '../site-settings/time-zone-field.tsx';
import { type SettingsForm, useSettingsForm } from '../site-settings/use-site-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import { useIsAskedFor } from '../use-is-asked-for.ts';
import { PictureField } from './picture-field.tsx';

export function BasicsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  const isIconAsked = useIsAskedFor('icon');
  if (stored.error || !value) return <NotRead query={stored} />;
  const { field } = bindFields(value, set);
  return (
    <SettingsPanel form={form} title="The site" isInvalid={value.title.trim() === ''}>
      <TextField
        label="Name"
        {...field('title')}
        maxLength={200}
        error={value.title.trim() === '' ? 'Every site has a name.' : undefined}
      />
      <TextField
        label="In a few words"
        hint="Beside the name on the home page’s tab and in search results."
        {...field('tagline')}
        maxLength={300}
      />
      <PictureField
        siteId={siteId}
        label="Icon"
        autoFocus={isIconAsked}
        hint="In browser tabs. Without one, the first letter of the name is used."
        value={value.favicon}
        onChange={(favicon) => set({ favicon })}
      />
      <TimeZoneField {...field('timeZone')} />
      <p className="hint">
        The logo belongs to the header: it is under <Link to={`/sites/${siteId}/navigation`}>Navigation</Link>
        .
      </p>
      <Closing siteId={siteId} form={form} />
    </SettingsPanel>
  );
}

/** Pages of the product; every other value is a page's id. */
const SOON = 'opening-soon';
const PLAIN = [
  { value: '', label: 'A plain one: “Closed for the moment”' },
  { value: SOON, label: 'A plain one: “Opening soon”' },
];

/** While something is being changed: strangers are kept out, whoever works on the site is not. */
function Closing({ siteId, form }: { readonly siteId: string; readonly form: SettingsForm }): ReactNode {
  const { value, set } = form;
  const tree = useQuery(treeQuery(siteId));
  if (!value) return null;
  const pages = tree.data?.documents.filter(({ kind }) => kind === 'page') ?? [];
  return (
    <>
      <Switch
        label="Close the site for visitors"
        hint="They see one page under every address, and search engines are told to come again. You see the site as it is when you open it from here."
        isOn={value.isClosed}
        onChange={(isClosed) => set({ isClosed })}
      />
      {value.isClosed && (
        <SelectField
          label="What visitors see"
          hint="Choose a page that is published and hidden from the menu, such as “Back in May”."
          value={value.closedPageId ?? (value.isOpeningSoon ? SOON : '')}
          options={[...PLAIN, ...pages.map(({ id, title }) => ({ value: id, label: title }))]}
          onChange={(id) =>
            set({ isOpeningSoon: id === SOON, closedPageId: id === '' || id === SOON ? null : id })
          }
        />
      )}
    </>
  );
}
