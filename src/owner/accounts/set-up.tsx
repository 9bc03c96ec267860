/** The first minute: the owner's account, the site's name and looks, and then the site itself. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSetup, setUp as setUpCall } from '#domain/accounts/calls.ts';
import { checkSetup, type SetupWords } from '#domain/accounts/check-setup.ts';
import type { TemplateName } from '#domain/design/style.ts';
import { SIGN_IN_PATH } from '#domain/owner-area/ways-in.ts';
import { call } from '../api.ts';
import { TimeZoneField } from '../site-settings/time-zone-field.tsx';
import { ownTimeZone } from '../site-settings/time-zones.ts';
import { MembersChoice } from '../template-choice/members-choice.tsx';
import { ShopChoice } from '../template-choice/shop-choice.tsx';
import { TemplateChoice } from '../template-choice/template-choice.tsx';
import { useNewShop } from '../template-choice/use-new-shop.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Failure } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useAction } from '../ui/use-action.ts';
import { type FieldErrors, useFieldErrors } from '../ui/use-field-errors.ts';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import { LiveSite, type NewSite } from './live-site.tsx';
import { PasswordField } from './password-field.tsx';
import * as texts from './words/en.ts';

export function SetUp(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const token = query.get('token') ?? '';
  const [site, setSite] = useState<NewSite>();
  const state = useQuery({
    queryKey: ['setup', token],
    queryFn: () => call(readSetup, { query: { token } }),
    // Once it is done the link is used up, which is no reason to say so.
    enabled: site === undefined,
  });
  if (site) return <LiveSite site={site} />;
  if (state.error)
    return (
      <EntryPage title={texts.setUpVitrine}>
        <Failure error={state.error} onRetry={() => void state.refetch()} />
      </EntryPage>
    );
  if (!state.data) return <Loading />;
  if (!state.data.isLinkGood) return <WrongLink isNeeded={state.data.isNeeded} />;
  const finish = (made: NewSite) => {
    setSite(made);
    // The link is used up: the address, if it is read or kept, gives nothing away.
    setQuery({}, { replace: true });
  };
  return <SetUpForm token={token} onDone={finish} />;
}

function WrongLink({ isNeeded }: { readonly isNeeded: boolean }): ReactNode {
  return isNeeded ? (
    <EntryPage title={texts.thisLinkHasExpired} lead={texts.vitrinePrintsANewLinkEach}>
      {null}
    </EntryPage>
  ) : (
    <EntryPage title={texts.vitrineIsAlreadySetUp} lead={texts.theFirstOwnerHasAnAccount}>
      <a href={SIGN_IN_PATH}>{texts.signIn}</a>
    </EntryPage>
  );
}

function SetUpForm(props: { readonly token: string; readonly onDone: (site: NewSite) => void }): ReactNode {
  const [words, setWords] = useState<SetupWords>({ name: '', email: '', password: '', siteName: '' });
  const [template, setTemplate] = useState<TemplateName>('kiln');
  const [timeZone, setTimeZone] = useState(ownTimeZone);
  const shop = useNewShop(template);
  const [hasMembers, setHasMembers] = useState(false);
  const [isOpeningSoon, setOpeningSoon] = useState(true);
  const { form, errors, show, clear } = useFieldErrors<keyof SetupWords>();
  const change = (part: keyof SetupWords) => (value: string) => {
    setWords({ ...words, [part]: value });
    clear(part);
  };
  const setUp = useAction(
    () =>
      call(setUpCall, {
        body: { token: props.token, template, timeZone, ...words, hasMembers, isOpeningSoon, ...shop.body },
      }),
    { isFailureShown: true, onDone: ({ site }) => props.onDone({ ...site, isOpen: !isOpeningSoon }) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!setUp.isPending && !show(checkSetup(words))) setUp.mutate();
  };
  return (
    <EntryPage title={texts.setUpVitrine} lead={texts.createYourAccountNameYourSite} isWide>
      <form className={styles['form']} ref={form} onSubmit={submit} noValidate>
        <YouFields words={words} errors={errors} change={change} />
        <FieldGroup legend={texts.yourSite}>
          <div className="pair">
            <TextField
              label={texts.siteName}
              name="site-name"
              autoComplete="organization"
              required
              maxLength={100}
              value={words.siteName}
              error={errors.siteName}
              onChange={change('siteName')}
            />
            <TimeZoneField value={timeZone} onChange={setTimeZone} />
          </div>
        </FieldGroup>
        <TemplateChoice value={template} onChange={setTemplate} />
        <ShopChoice question={shop} />
        <MembersChoice isWanted={hasMembers} onChange={setHasMembers} />
        <OpeningChoice isSoon={isOpeningSoon} onChange={setOpeningSoon} />
        {setUp.error && <Failure error={setUp.error} />}
        <div className="cluster">
          <Button type="submit" tone="primary" size="large" isBusy={setUp.isPending}>
            {texts.createMySite}
          </Button>
        </div>
      </form>
    </EntryPage>
  );
}

interface OpeningChoiceProps {
  readonly isSoon: boolean;
  readonly onChange: (isSoon: boolean) => void;
}

function OpeningChoice({ isSoon, onChange }: OpeningChoiceProps): ReactNode {
  return (
    <FieldGroup legend={texts.whatVisitorsSee}>
      <Segmented
        label={texts.whatVisitorsSee}
        options={[
          { value: 'soon', label: texts.openingSoon },
          { value: 'now', label: texts.theSiteAtOnce },
        ]}
        value={isSoon ? 'soon' : 'now'}
        onChange={(value) => onChange(value === 'soon')}
      />
      <p className="muted">{isSoon ? texts.onlyYouSeeTheSite : texts.anyoneWithTheAddressCanSee}</p>
    </FieldGroup>
  );
}

interface YouFieldsProps {
  readonly words: SetupWords;
  readonly errors: FieldErrors<keyof SetupWords>;
  readonly change: (part: keyof SetupWords) => (value: string) => void;
}

function YouFields({ words, errors, change }: YouFieldsProps): ReactNode {
  return (
    <FieldGroup legend={texts.you}>
      <div className="pair">
        <TextField
          label={texts.yourName}
          name="name"
          autoComplete="name"
          autoFocus
          required
          maxLength={100}
          value={words.name}
          error={errors.name}
          onChange={change('name')}
        />
        <TextField
          label={texts.emailAddress}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={words.email}
          error={errors.email}
          onChange={change('email')}
        />
      </div>
      <PasswordField
        label={texts.password}
        kind="new-password"
        hint={errors.password ? undefined : texts.atLeast10CharactersAFew}
        value={words.password}
        error={errors.password}
        onChange={change('password')}
      />
    </FieldGroup>
  );
}
