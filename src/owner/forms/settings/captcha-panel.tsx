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

/** The built-in captcha is known by this key; it needs no account anywhere. */
const BUILT_IN = 'built-in';
type Choice = CaptchaProvider | 'none';

const CHOICES: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'built-in', label: 'Vitrine’s own' },
  { value: 'turnstile', label: 'Turnstile, by Cloudflare' },
  { value: 'hcaptcha', label: 'hCaptcha' },
  { value: 'recaptcha', label: 'reCAPTCHA, by Google' },
];

const HINTS: Readonly<Record<Choice, string>> = {
  none: 'No captcha. Spam is still filtered by content and speed.',
  'built-in':
    'Visitors tick a box and their browser does a quick calculation. Nothing is sent to other companies.',
  turnstile: 'Mostly invisible. Cloudflare checks the browser.',
  hcaptcha: 'Visitors tick a box, and sometimes choose pictures.',
  recaptcha: 'Version 2. Visitors tick a box, and sometimes choose pictures.',
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
    else showToast('Saved.');
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
      title="Captcha"
      description="Keeps bots out of every form on your site."
    >
      <SelectField label="Captcha" hint={HINTS[shown]} value={shown} options={CHOICES} onChange={choose} />
      {service && (
        <>
          <TextField
            label="Site key"
            hint="You find both keys in your account with the service."
            value={value.captchaSiteKey}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onChange={(captchaSiteKey) => form.set({ captchaSiteKey })}
          />
          <TextField
            label="Secret key"
            hint={
              hasSecret
                ? 'A key is saved. Enter a new one to replace it.'
                : 'Stored encrypted and never shown again.'
            }
            type="password"
            value={secret.typed}
            autoComplete="off"
            maxLength={500}
            onChange={secret.setTyped}
          />
          <Notice tone="info">
            When a visitor starts a form, the service’s script loads and receives their IP address. Mention it
            in your privacy notice, and ask for consent where the law requires it.
          </Notice>
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
