/** Where people come to and when: what search engines and maps are told of the site's owner. */
import type { ReactNode } from 'react';
import { type Business, businessSchema, openingHoursOf } from '#domain/settings/business.ts';
import { CountryField } from '../site-settings/country-field.tsx';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';

export function BusinessPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const business = value.business ?? businessSchema.parse({});
  const change = (part: Partial<Business>) => set({ business: { ...business, ...part } });
  const lines = business.hours.split('\n').filter((line) => line.trim() !== '');
  const isRead = openingHoursOf(business.hours).length === lines.length;
  const { field } = bindFields(business, change);
  return (
    <SettingsPanel
      form={form}
      title="Address and hours"
      description="For a shop, studio or practice that people come to. Search engines and maps are told; on your pages nothing changes."
    >
      <TextField label="Street and number" {...field('street')} maxLength={200} />
      <TextField label="Postal code" {...field('postalCode')} maxLength={20} />
      <TextField label="Town" {...field('city')} maxLength={100} />
      <CountryField {...field('country')} />
      <TextField label="Telephone" {...field('telephone')} maxLength={40} />
      <TextArea
        label="Opening hours"
        hint={
          isRead
            ? 'A line each, like Mo-Fr 09:00-17:30.'
            : 'A line here cannot be read by search engines. Write it like Mo-Fr 09:00-17:30.'
        }
        {...field('hours')}
        maxLength={500}
      />
    </SettingsPanel>
  );
}
