/** Changes the currency of the shop: asks for a rate, and shows what each price becomes before anything changes. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeCurrency } from '#domain/currency/calls.ts';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { PPM } from '#domain/money/divide.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CURRENCIES } from '#domain/store/settings/panels.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import * as say from './words/en.ts';

interface CurrencyDialogProps {
  readonly siteId: string;
  readonly from: CurrencyCode;
  readonly onClose: () => void;
}

const MOST_PPM = 1_000_000_000_000;

export function CurrencyDialog({ siteId, from, onClose }: CurrencyDialogProps): ReactNode {
  const [to, setTo] = useState<CurrencyCode | ''>('');
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const ratePpm = Math.round(Number(typed.replace(',', '.')) * PPM);
  const isRate = typed.trim() !== '' && ratePpm >= 1 && ratePpm <= MOST_PPM;
  const send = (currency: CurrencyCode, isPreview: boolean, signal?: AbortSignal) =>
    call(
      changeCurrency,
      { site: siteId, body: { from, currency, ratePpm, isPreview } },
      signal ? { signal } : {},
    );
  const preview = useQuery({
    queryKey: ['currency', siteId, to, ratePpm],
    queryFn: ({ signal }) => send(to || from, true, signal),
    enabled: to !== '' && isRate,
  });
  const changing = useMutation({
    mutationFn: () => send(to || from, false),
    onSuccess: async () => {
      await client.invalidateQueries();
      showToast(say.currencyChanged);
      onClose();
    },
  });
  return (
    <FormDialog
      title={say.changeCurrency}
      description={say.ordersKeepTheirCurrency}
      action={say.changeCurrency}
      isIncomplete={!preview.data}
      sending={changing}
      onClose={onClose}
    >
      <SelectField
        label={say.newCurrency}
        value={to}
        options={[
          { value: '' as const, label: say.chooseACurrency },
          ...CURRENCIES.filter(({ value }) => value !== from),
        ]}
        onChange={setTo}
      />
      {to !== '' && (
        <TextField
          label={fill(say.oneFromIsInTo, { from, to })}
          hint={say.enter1ToKeepTheNumbers}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={typed !== '' && !isRate ? say.enterARateSuchAs : undefined}
          onChange={setTyped}
        />
      )}
      {to !== '' && isRate && (preview.data ? <Changes {...preview.data} /> : <NotRead query={preview} />)}
    </FormDialog>
  );
}

type ChangesProps = Awaited<ReturnType<typeof call<typeof changeCurrency>>>;

function Changes({ from, to, count, changes }: ChangesProps): ReactNode {
  if (count === 0) return <Notice tone="info">{say.nothingHasAPriceYet}</Notice>;
  const more = count - changes.length;
  return (
    <>
      <table>
        <caption>{fill(say.countPricesChange, { count })}</caption>
        <thead>
          <tr>
            <th scope="col">{say.price}</th>
            <th scope="col">{currencyOf(from).code}</th>
            <th scope="col">{currencyOf(to).code}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, part, beforeMinor, afterMinor }, index) => (
            <tr key={index}>
              <td>{[name, PARTS[part]].filter((each) => each).join(': ')}</td>
              <td>{formatMoney({ minor: beforeMinor, currency: from })}</td>
              <td>{formatMoney({ minor: afterMinor, currency: to })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{fill(say.andMoreMore, { more })}</p>}
    </>
  );
}

const PARTS: Readonly<Record<string, string>> = {
  priceMinor: say.price,
  amountMinor: say.price,
  depositMinor: say.deposit,
  salePriceMinor: say.salePrice,
  freeFromMinor: say.freeFrom,
  from: say.fromSum,
  minimumMinor: say.minimum,
  minimumSubtotalMinor: say.minimumOrder,
  minor: say.discount,
  minMinor: say.lowestAmount,
  maxMinor: say.highestAmount,
  leastMinor: say.lowestAmount,
  mostMinor: say.highestAmount,
  goalMinor: say.goal,
  amountsMinor: say.suggestedAmount,
  setUpFeeMinor: say.setUpFee,
};
