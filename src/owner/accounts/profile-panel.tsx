import { type FormEvent, type ReactNode, useState } from 'react';
import { changeMe, type Me } from '#domain/accounts/calls.ts';
import { OWNER_LANGUAGES, type OwnerLanguage, ownerLanguage } from '#domain/owner-area/languages.ts';
import { call } from '../api.ts';
import { ME_KEY } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Row, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { PasswordField } from './password-field.tsx';
import * as say from './words/en.ts';

const LANGUAGE_NAMES: Readonly<Record<OwnerLanguage, string>> = { en: 'English', de: 'Deutsch' };
const LANGUAGES = [
  { value: '', label: say.sameAsYourBrowser },
  ...OWNER_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
];

export function ProfilePanel({ account }: { readonly account: Me['account'] }): ReactNode {
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const [language, setLanguage] = useState(account.language);
  const [currentPassword, setCurrentPassword] = useState('');
  const isEmailNew = email.trim().toLowerCase() !== account.email;
  const isLanguageNew = language !== account.language;
  const isChanged = isEmailNew || isLanguageNew || name.trim() !== account.name;
  const save = useAction(
    () =>
      call(changeMe, {
        body: {
          name,
          ...(isEmailNew ? { email, currentPassword } : {}),
          ...(isLanguageNew ? { language } : {}),
        },
      }),
    {
      said: say.saved,
      reads: ME_KEY,
      isFailureShown: true,
      // Each language is a build of its own.
      onDone: () => (isLanguageNew ? location.reload() : setCurrentPassword('')),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Panel title={say.aboutYou} description={say.yourNameAppearsWithEverythingYou}>
      <form onSubmit={submit}>
        <Stack>
          {save.error && <Failure error={save.error} />}
          <TextField label={say.name} autoComplete="name" required value={name} onChange={setName} />
          <TextField
            label={say.emailAddress}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
          {isEmailNew && (
            <PasswordField
              label={say.currentPassword}
              kind="current-password"
              hint={say.fromNowOnYouSignIn}
              value={currentPassword}
              onChange={setCurrentPassword}
            />
          )}
          <SelectField
            label={say.language}
            value={language ?? ''}
            options={LANGUAGES}
            onChange={(value) => setLanguage(ownerLanguage(value) ?? null)}
          />
          <Row>
            <Button type="submit" disabled={!isChanged} isBusy={save.isPending}>
              {say.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
