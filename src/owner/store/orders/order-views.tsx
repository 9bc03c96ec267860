/** Views of orders that are kept under a name: what is shown now can become one, and goes again. */
import { type ReactNode, useState } from 'react';
import { dropView, keepView, type OrderView } from '#domain/store/orders/calls-customers.ts';
import { MAX_VIEW_NAME } from '#domain/store/orders/order-filter.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Failure } from '../../ui/notice.tsx';
import { FILTER_LABELS } from './order-words.ts';
import { useOrderChange, useOrderViews } from './use-orders.ts';
import * as say from './words/en.ts';

type Shown = Pick<OrderView, 'filter' | 'search'>;

/** There from the beginning. */
const WEEK: OrderView = { id: '', name: FILTER_LABELS.week, filter: 'week', search: '' };

interface OrderViewsProps {
  readonly siteId: string;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

export function OrderViews({ siteId, shown, onShow }: OrderViewsProps): ReactNode {
  const [isNaming, setIsNaming] = useState(false);
  const views = [WEEK, ...(useOrderViews(siteId).data?.views ?? [])];
  const current = views.find(({ filter, search }) => filter === shown.filter && search === shown.search);
  const dropping = useOrderChange(siteId, {
    run: () => call(dropView, { site: siteId, view: current?.id ?? '' }),
    said: say.viewDeletedTheOrdersAreKept,
  });
  const isAll = shown.filter === 'all' && shown.search === '';
  return (
    <section className="cluster after" aria-label={say.savedViews}>
      {views.map((view) => (
        <Button
          key={view.id}
          size="small"
          tone={view === current ? 'primary' : 'normal'}
          aria-pressed={view === current}
          onClick={() => onShow(view === current ? { filter: 'all', search: '' } : view)}
        >
          {view.name}
        </Button>
      ))}
      {current && current !== WEEK && (
        <Button size="small" tone="quiet" isBusy={dropping.isPending} onClick={() => dropping.mutate()}>
          {fill(say.removeName2, { name: current.name })}
        </Button>
      )}
      {!current && !isAll && (
        <Button size="small" tone="quiet" onClick={() => setIsNaming(true)}>
          {say.saveView}
        </Button>
      )}
      {dropping.error && <Failure error={dropping.error} />}
      {isNaming && <NameDialog siteId={siteId} shown={shown} onClose={() => setIsNaming(false)} />}
    </section>
  );
}

interface NameDialogProps extends Omit<OrderViewsProps, 'onShow'> {
  readonly onClose: () => void;
}

function NameDialog({ siteId, shown, onClose }: NameDialogProps): ReactNode {
  const [name, setName] = useState(shown.search);
  const { filter, search } = shown;
  const keeping = useOrderChange(siteId, {
    run: () => call(keepView, { site: siteId, body: { name, filter, search } }),
    said: say.viewSavedYouFindItAbove,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say.saveView2}
      description={say.everyoneWhoWorksOnTheShop}
      size="small"
      action={say.keep}
      isIncomplete={name.trim() === ''}
      sending={keeping}
      onClose={onClose}
    >
      <TextField label={say.name} maxLength={MAX_VIEW_NAME} value={name} onChange={setName} />
    </FormDialog>
  );
}
