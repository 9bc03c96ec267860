/** An invoice or a credit note for programs: by which rules, and with what its buyer asked for. */
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { InvoiceProfile } from '#domain/store/settings/seller.ts';
import { queryOf, readFailure } from '../../api.ts';
import { useSeller } from '../../site-settings/tax-number-notice.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { saveBlob } from '../../ui/save-json.ts';
import { PROFILES } from './profiles.ts';
import * as say from './words/en.ts';

interface ElectronicDialogProps {
  readonly siteId: string;
  readonly title: string;
  /** Address of the document, without its query. */
  readonly xml: string;
  readonly onClose: () => void;
}

export function ElectronicDialog({ siteId, title, xml, onClose }: ElectronicDialogProps): ReactNode {
  const { data: seller } = useSeller(siteId);
  const [chosen, setChosen] = useState<InvoiceProfile>();
  const [reference, setReference] = useState('');
  const [endpoint, setEndpoint] = useState('');
  const profile = chosen ?? seller?.profile ?? 'en16931';
  const saving = useMutation({
    mutationFn: async () => {
      const response = await fetch(`${xml}?${queryOf({ query: { profile, reference, endpoint } })}`);
      if (!response.ok) throw await readFailure(response);
      const [, name = 'invoice.xml'] =
        /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      saveBlob(name, await response.blob());
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog title={title} action={say.downloadXml} sending={saving} onClose={onClose}>
      <SelectField label={say.invoiceFormat} options={PROFILES} value={profile} onChange={setChosen} />
      {profile !== 'en16931' && (
        <>
          <TextField
            label={say.buyerReference}
            hint={say.suchAsALeitwegId}
            maxLength={100}
            value={reference}
            onChange={setReference}
          />
          <TextField
            label={say.buyerElectronicAddress}
            hint={profile === 'peppol' ? say.schemeAndAddressOrVatNumber : say.leaveEmptyToUseTheirEmail}
            maxLength={100}
            value={endpoint}
            onChange={setEndpoint}
          />
        </>
      )}
    </FormDialog>
  );
}
