/** Who gets a mail when somebody orders or books. */
import { type ReactNode, useState } from 'react';
import { checkEmail } from '#domain/accounts/email-address.ts';
import * as calls from '#domain/notices/calls.ts';
import type { NoticeSettings } from '#domain/notices/settings.ts';
import { call } from '../api.ts';
import { NoMailServer } from '../no-mail-server.tsx';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { TextArea } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';

export function NoticesPanel({ siteId: site }: { readonly siteId: string }): ReactNode {
  const form = useFeatureSettings({
    key: 'notices',
    site,
    read: (signal) => call(calls.readNotices, { site }, { signal }),
    save: (body: NoticeSettings) => call(calls.saveNotices, { site, body }),
    valueOf: ({ notices }) => notices,
    saved: 'Saved.',
  });
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const bad = value.emails.find((each) => checkEmail(each) !== undefined);
  const { toggle } = bindFields(value, set);
  return (
    <SettingsPanel
      form={form}
      title="Notices"
      description="A mail to you, as soon as somebody orders or books. Each form has its own, in its settings."
      isInvalid={bad !== undefined}
      isInternal
    >
      <NoMailServer />
      <Switch label="Orders" hint="Of each order that is placed." {...toggle('orders')} />
      <Switch
        label="Bookings"
        hint="When a guest asks for a time, books it, moves it or cancels it."
        {...toggle('bookings')}
      />
      <Addresses
        emails={value.emails}
        error={bad && `“${bad}” is no email address. Write one like ada@example.org.`}
        onChange={(emails) => set({ emails })}
      />
    </SettingsPanel>
  );
}

interface AddressesProps {
  readonly emails: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (emails: string[]) => void;
}

/** As it is typed, for as long as it says the same. */
function Addresses({ emails, error, onChange }: AddressesProps): ReactNode {
  const [typed, setTyped] = useState(emails.join('\n'));
  const isTyped = addressesIn(typed).join('\n') === emails.join('\n');
  return (
    <TextArea
      label="Who gets the mails"
      hint="One address in each line. Empty: the administrators of the site."
      error={error}
      value={isTyped ? typed : emails.join('\n')}
      onChange={(text) => {
        setTyped(text);
        onChange(addressesIn(text));
      }}
    />
  );
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((each) => each !== '');
}
