/** What is sold out asks for an address: a form that works by itself. */
import type { ReactNode } from 'react';
import type { RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import {
  SEND_STOCK_NOTICE_PATH,
  STOCK_NOTICE_LIMITS,
} from '#domain/store/aftercare/stock-notices/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';
import { isAvailable, isSoldOut, optionText } from '#domain/store/catalogue/product.ts';

interface NoticeProps {
  readonly facts: ProductFacts;
  /** The variant that the address of the page selects. */
  readonly chosen?: ProductFacts['variants'][number] | undefined;
  readonly context: Pick<RenderContext, 'blockId' | 'locale'>;
}

export function Notice({ facts, chosen, context }: NoticeProps): ReactNode {
  const gone = facts.kind === 'digital' ? [] : facts.variants.filter((variant) => !isAvailable(variant));
  if (!facts.offersNotices || gone.length === 0) return null;
  const form = <NoticeForm gone={gone} chosen={chosen} context={context} />;
  if (isSoldOut(facts)) return form;
  return (
    <details className="product-notice-more">
      <summary>{aftercareWords(context.locale)('notice.more')}</summary>
      {form}
    </details>
  );
}

interface NoticeFormProps extends Pick<NoticeProps, 'chosen' | 'context'> {
  readonly gone: ProductFacts['variants'];
}

function NoticeForm({ gone, chosen, context: { blockId, locale } }: NoticeFormProps): ReactNode {
  const say = aftercareWords(locale);
  const [only] = gone;
  const id = (part: string) => `${blockId}-notice-${part}`;
  return (
    <form className="product-notice" method="post" action={SEND_STOCK_NOTICE_PATH}>
      {gone.length === 1 && only ? (
        <input type="hidden" name="variantId" value={only.id} />
      ) : (
        <p>
          <label htmlFor={id('variant')}>{say('notice.which')}</label>
          <select
            id={id('variant')}
            name="variantId"
            defaultValue={gone.find(({ id }) => id === chosen?.id)?.id}
          >
            {gone.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {optionText(variant)}
              </option>
            ))}
          </select>
        </p>
      )}
      <p>
        <label htmlFor={id('email')}>{say('notice.email')}</label>
        <input
          id={id('email')}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={STOCK_NOTICE_LIMITS.email}
          aria-describedby={id('consent')}
        />
      </p>
      <button type="submit">{say('notice.submit')}</button>
      <small id={id('consent')}>{say('notice.consent')}</small>
    </form>
  );
}
