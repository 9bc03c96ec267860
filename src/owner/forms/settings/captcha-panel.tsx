/** Which captcha protects forms, and the keys of its service. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeSecret, readSecrets } from '#domain/captcha/calls.ts';
import { type CaptchaProvider, type CaptchaService, isCaptchaService } from '#domain/captcha/providers.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { call } from '../../api.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import type { SettingsForm } from '../../site-settings/use-site-settings.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

/** The built-in captcha is known by this key; it needs no account anywhere. */
const BUILT_IN = 'built-in';
type Choice = CaptchaProvider | 'none';

const CHOICES: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'none', label: say.none },
  { value: 'built-in', label: say.vitrinesOwn },
  { value: 'turnstile', label: say.turnstileByCloudflare },
  { value: 'hcaptcha', label: 'hCaptcha' },
  { value: 'recaptcha', label: say.recaptchaByGoogle },
];

const HINTS: Readonly<Record<Choice, string>> = {
  none: say.noCaptchaSpamIsStillFiltered,
  'built-in': say.visitorsTickABoxAndTheir,
  turnstile: say.mostlyInvisibleCloudflareChecksTheBrowser,
  hcaptcha: say.visitorsTickABoxAndSometimes,
  recaptcha: say.version2VisitorsTickABox,
};

interface CaptchaPanelProps {
  readonly siteId: string;
  readonly form: SettingsForm;
  readonly value: SiteSettings;
}

export function CaptchaPanel({ siteId, form, value }: CaptchaPanelProps): ReactNode {
  // A service without a key is a choice already, although it is not stored yet.
  const [chosen, setChosen] = useState<Choice>();
  const shown = chosen ?? choiceOf(value);
  const secret = useSecret(siteId);
  const choose = (next: Choice) => {
    setChosen(next);
    secret.setTyped('');
    if (next === 'none') form.set({ captchaSiteKey: '' });
    else if (next === 'built-in') form.set({ captchaSiteKey: BUILT_IN, captchaProvider: next });
    else form.set({ captchaSiteKey: keyFor(next, form.stored.data), captchaProvider: next });
  };
  // The secret first: from then on the service's answers can be verified.
  const saveAll = async (service: CaptchaService | undefined) => {
    if (!(await secret.save(service))) return;
    // What was chosen meanwhile stays chosen.
    setChosen((now) => (now === chosen ? undefined : now));
    if (form.isChanged) form.save();
    else showToast(say.saved);
  };
  if (secret.kept.error)
    return <Failure error={secret.kept.error} onRetry={() => void secret.kept.refetch()} />;
  if (!secret.kept.data) return <Loading />;
  const service = isCaptchaService(shown) ? shown : undefined;
  const hasSecret = service !== undefined && secret.kept.data.services.includes(service);
  const isKeyMissing = service !== undefined && value.captchaSiteKey.trim() === '';
  const isSecretMissing = service !== undefined && !hasSecret && secret.typed.trim() === '';
  return (
    <SettingsPanel
      form={bothOf(form, secret, () => void saveAll(service))}
      isInvalid={isKeyMissing || isSecretMissing}
      title={say.captcha}
      description={say.keepsBotsOutOfEveryForm}
    >
      <SelectField
        label={say.captcha}
        hint={HINTS[shown]}
        value={shown}
        options={CHOICES}
        onChange={choose}
      />
      {service && (
        <>
          <TextField
            label={say.siteKey}
            hint={say.youFindBothKeysInYour}
            value={value.captchaSiteKey}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onChange={(captchaSiteKey) => form.set({ captchaSiteKey })}
          />
          <TextField
            label={say.secretKey}
            hint={hasSecret ? say.aKeyIsSavedEnterA : say.storedEncryptedAndNeverShownAgain}
            type="password"
            value={secret.typed}
            autoComplete="off"
            maxLength={500}
            onChange={secret.setTyped}
          />
          <Notice tone="info">{say.whenAVisitorStartsAForm}</Notice>
        </>
      )}
    </SettingsPanel>
  );
}

/** Saves the secret and the settings as one form. */
function bothOf(form: SettingsForm, secret: ReturnType<typeof useSecret>, save: () => void) {
  const isTyped = secret.typed.trim() !== '';
  return {
    isChanged: form.isChanged || isTyped,
    isSaving: form.isSaving || secret.isSaving,
    isAtRisk: form.isAtRisk || (isTyped && !secret.isOnItsWay),
    save,
  };
}

function choiceOf({ captchaSiteKey, captchaProvider }: SiteSettings): Choice {
  return captchaSiteKey === '' ? 'none' : captchaProvider;
}

/** The stored key of a service that is chosen again. */
function keyFor(service: CaptchaService, stored: SiteSettings | undefined): string {
  return stored?.captchaProvider === service ? stored.captchaSiteKey : '';
}

function useSecret(siteId: string) {
  const own = { site: siteId };
  const key = ['captcha-secrets', siteId];
  const [typed, setTyped] = useState('');
  const kept = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readSecrets, own, { signal }) });
  const saving = useAction(
    (sent: { readonly service: CaptchaService; readonly secret: string }) =>
      call(changeSecret, { ...own, body: sent }),
    {
      keeps: key,
      onDone: (_answer, { secret }) => setTyped((now) => (now.trim() === secret ? '' : now)),
    },
  );
  /** @returns whether the rest can be saved */
  const save = async (service: CaptchaService | undefined): Promise<boolean> => {
    if (service === undefined || typed.trim() === '') return true;
    return saving.mutateAsync({ service, secret: typed.trim() }).then(
      () => true,
      () => false,
    );
  };
  const isOnItsWay = saving.isPending && saving.variables.secret === typed.trim();
  return { kept, typed, setTyped, save, isSaving: saving.isPending, isOnItsWay };
}
