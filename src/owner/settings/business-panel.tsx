/** Where people come to, when, and how they ask: said on the pages, and told to search engines and maps. */
import type { ReactNode } from 'react';
import { type Business, businessSchema, linesOf, openingHoursOf } from '#domain/settings/business.ts';
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
  const isRead = openingHoursOf(business.hours).length === linesOf(business.hours).length;
  const { field } = bindFields(business, change);
  return (
    <SettingsPanel
      form={form}
      title="Address and hours"
      description="Enter them once. They replace the sample text on your pages, and your pages update whenever you change them here. Search engines and maps use them too."
    >
      <TextField label="Street and number" {...field('street')} maxLength={200} />
      <TextField label="Postal code" {...field('postalCode')} maxLength={20} />
      <TextField label="Town" {...field('city')} maxLength={100} />
      <CountryField {...field('country')} />
      <TextField label="Telephone" {...field('telephone')} maxLength={40} />
      <TextField label="Email" type="email" {...field('email')} maxLength={200} />
      <TextArea
        label="Opening hours"
        hint={
          isRead
            ? 'A line each, like Mon-Fri 9:00-17:30.'
            : 'Search engines cannot read one of these lines. Write opening hours like this: Mon-Fri 9:00-17:30.'
        }
        {...field('hours')}
        maxLength={500}
      />
    </SettingsPanel>
  );
}
