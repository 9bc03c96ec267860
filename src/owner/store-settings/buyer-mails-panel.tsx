/** What is written to people who have not bought yet: whether, and in which words. */
import type { ReactNode } from 'react';
import { type StockNoticeSettings, writeStockNotice } from '#domain/store/buyer-mails.ts';
import { SaveFooter } from '../site-settings/save-footer.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Switch } from '../ui/switch.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useStore } from './use-store.ts';

const EXAMPLE = { shop: 'Your shop', product: 'Bowl (Blue)', url: 'https://example.org/shop/bowl' };

export function BuyerMailsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const { stored, value, set } = form;
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!value) return <Loading />;
  return (
    <Panel
      title="Mails before buying"
      description="Written to people who have asked for it, and to nobody else."
      footer={<SaveFooter form={form} />}
    >
      <Stack>
        {form.error && <Failure title="Not saved" error={form.error} />}
        <StockNotices value={value.stockNotices} onChange={(stockNotices) => set({ stockNotices })} />
      </Stack>
    </Panel>
  );
}

interface StockNoticesProps {
  readonly value: StockNoticeSettings;
  readonly onChange: (value: StockNoticeSettings) => void;
}

function StockNotices({ value, onChange }: StockNoticesProps): ReactNode {
  return (
    <>
      <Switch
        label="Back in stock"
        hint="What is sold out asks for an address. It gets one mail when it is back, and is deleted with it."
        isOn={value.isOffered}
        onChange={(isOffered) => onChange({ ...value, isOffered })}
      />
      {value.isOffered && (
        <>
          <TextField
            label="Subject: back in stock"
            hint="{product} and {shop} stand for their names."
            value={value.subject}
            onChange={(subject) => onChange({ ...value, subject })}
          />
          <TextArea
            label="Words: back in stock"
            rows={4}
            value={value.words}
            onChange={(words) => onChange({ ...value, words })}
          />
          <MailPreview label="The mail: back in stock" mail={writeStockNotice(value, EXAMPLE)} />
        </>
      )}
    </>
  );
}
