/** Who a paper of an order comes from: what stands at the head of invoices, or what is known of the site. */
import { useQuery } from '@tanstack/react-query';
import { readSeller } from '#domain/store/orders/calls-invoices.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import type { Seller } from '#domain/store/settings/seller.ts';
import { call } from '../../api.ts';
import { useSiteSettings } from '../../fields/site-data.ts';
import { LANGUAGE } from '../../language.ts';

type Place = Pick<Seller, 'street' | 'postalCode' | 'city' | 'country'>;

const NOWHERE: Place = { street: '', postalCode: '', city: '', country: '' };

export function letterheadLines({ name, street, postalCode, city, country }: Place & { name: string }) {
  const lines = [name, street, `${postalCode} ${city}`.trim(), countryName(country.toUpperCase(), LANGUAGE)];
  return lines.filter((line) => line !== '');
}

/** Of a parcel, which leaves also before there is an invoice: then the site's name and address stand there. */
export function useSender(siteId: string) {
  const settings = useSiteSettings(siteId);
  const seller = useQuery({
    queryKey: ['invoice-seller', siteId],
    queryFn: ({ signal }) => call(readSeller, { site: siteId }, { signal }),
  });
  const failed = [settings, seller].find(({ error }) => error !== null);
  const lines =
    settings.data && seller.data
      ? letterheadLines({
          ...(seller.data.city === '' ? (settings.data.business ?? NOWHERE) : seller.data),
          name: seller.data.name || settings.data.title,
        })
      : undefined;
  return { lines, failed };
}
