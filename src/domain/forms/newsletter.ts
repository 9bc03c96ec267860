/** A newsletter sign-up: a form of one or two fields, set in fewer words. */
import type { FormField, FormSettings } from './form.ts';

export interface NewsletterSettings
  extends Pick<FormSettings, 'name' | 'submitLabel' | 'successText' | 'successLink' | 'html' | 'trust'> {
  readonly title: string;
  readonly description: string;
  readonly hasName: boolean;
  /** Beneath the button: what is done with the address. */
  readonly note: string;
}

const PLAIN = {
  hint: '',
  placeholder: '',
  isRequired: true,
  width: 'full',
  options: [],
  maxLength: 0,
  currencySymbol: '',
  showCountryCode: false,
  underline: false,
  key: '',
  value: '',
  allowAnyDomainEnding: true,
} as const satisfies Partial<FormField>;

export function newsletterForm(settings: NewsletterSettings): FormSettings {
  const { name, submitLabel, successText, successLink, html, trust, hasName } = settings;
  const nameField: FormField = { ...PLAIN, id: 'name', type: 'text', label: 'Name', isRequired: false };
  const email: FormField = { ...PLAIN, id: 'email', type: 'email', label: 'Email' };
  const fields = hasName ? [nameField, email] : [email];
  return { name, fields, submitLabel, successText, successLink, html, trust };
}
