/** Says that invoices lack the number of their seller, and leads to where it is entered. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readSeller } from '#domain/store/orders/calls-invoices.ts';
import { needOfTaxNumber, TAX_NUMBER_WORDS, type TaxNumberNeed } from '#domain/store/orders/tax-number.ts';
import { call } from '../api.ts';
import { Notice } from '../ui/notice.tsx';
import * as say from './words/en.ts';

type Taxed = Parameters<typeof needOfTaxNumber>[1];

/** Who is on invoices, and where. */
export function useSeller(siteId: string) {
  return useQuery({
    queryKey: ['invoice-seller', siteId],
    queryFn: ({ signal }) => call(readSeller, { site: siteId }, { signal }),
    // It is entered on another screen.
    refetchOnMount: 'always',
  });
}

/** As long as nobody knows, none. */
export function useTaxNumberNeed(siteId: string, taxed: Taxed): TaxNumberNeed {
  const { data } = useQuery({
    queryKey: ['invoice-seller', siteId],
    queryFn: ({ signal }) => call(readSeller, { site: siteId }, { signal }),
    enabled: taxed.taxMinor > 0 || taxed.isReverseCharge,
    // It is entered on another screen.
    refetchOnMount: 'always',
  });
  return data ? needOfTaxNumber(data, taxed) : 'none';
}

interface TaxNumberNoticeProps {
  readonly siteId: string;
  readonly need: TaxNumberNeed;
}

export function TaxNumberNotice({ siteId, need }: TaxNumberNoticeProps): ReactNode {
  if (need === 'none') return null;
  return (
    <Notice tone="warning">
      {TAX_NUMBER_WORDS[need]}{' '}
      <Link to={`/sites/${siteId}/settings/invoices#taxNumber`}>{say.enterYourTaxNumber}</Link>
    </Notice>
  );
}
