/** Where shopping services fetch what the shop sells, and what they do not get. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Shape } from '#domain/calls/call.ts';
import { type LeftOutProduct, readProductFeed } from '#domain/store/catalogue/calls-feed.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import styles from './catalogue.module.css';
import * as say from './words/en.ts';

const REASONS: Readonly<Record<LeftOutProduct['reason'], string>> = {
  'no-picture': say.itHasNoPicture,
  'no-price': say.itHasNoPrice,
  'not-goods': say.servicesTakeGoodsOnly,
};

export function ProductFeedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id: site } = useSite();
  const feed = useQuery({
    queryKey: ['products', site, 'feed'],
    queryFn: ({ signal }) => call(readProductFeed, { site }, { signal }),
  });
  return (
    <Dialog
      title={say.productFeed}
      description={say.shoppingServicesSuchAsGoogle}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{say.done}</Button>}
    >
      {feed.data ? <FeedState feed={feed.data} /> : <NotRead query={feed} />}
    </Dialog>
  );
}

type Feed = Shape<typeof readProductFeed.answer>;

function FeedState({ feed }: { readonly feed: Feed }): ReactNode {
  const { id: site } = useSite();
  if (feed.isHidden) return <Notice tone="info">{say.theSiteIsHiddenFromSearchEngines}</Notice>;
  return (
    <Stack>
      <CopyField label={say.addressOfTheFeed} text={feed.url} />
      <p>{fill(say.countProductsAreInIt, { count: feed.count })}</p>
      {feed.leftOutCount > 0 && (
        <FieldGroup legend={fill(say.countProductsAreLeftOut, { count: feed.leftOutCount })}>
          <ul className={styles['problems']}>
            {feed.leftOut.map(({ id, title, reason }) => (
              <li key={id}>
                <Link to={`/sites/${site}/products/${id}`}>{title || say.untitled}</Link>
                {': '}
                {REASONS[reason]}
              </li>
            ))}
            {feed.leftOutCount > feed.leftOut.length && (
              <li>{fill(say.andCountMore, { count: feed.leftOutCount - feed.leftOut.length })}</li>
            )}
          </ul>
        </FieldGroup>
      )}
    </Stack>
  );
}
