/** Logo and button of the header; what else there is to header and footer is edited where they stand. */
import { PanelBottom, PanelTop } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { ActionField } from '../site-parts/action-field.tsx';
import { LogoField } from '../site-parts/logo-field.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/page.tsx';
import * as say from './words/en.ts';

export function HeaderPanel({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const navigate = useNavigate();
  return (
    <Stack>
      <LogoField />
      <ActionField
        editor={editor}
        name="action"
        label={say.button}
        hint={say.yourMostImportantActionOnPhones}
      />
      <div>
        <Button
          icon={<PanelTop />}
          onClick={() => void navigate(`/sites/${editor.siteId}/edit/${editor.documentId}`)}
        >
          {say.editTheRestOfTheHeader}
        </Button>
      </div>
    </Stack>
  );
}

export function FooterPanel({ siteId, footerId }: { siteId: string; footerId: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <div className="split">
      <p className="muted">{say.sectionsWithAnAddressOpeningHours}</p>
      <Button icon={<PanelBottom />} onClick={() => void navigate(`/sites/${siteId}/edit/${footerId}`)}>
        {say.editTheFooter}
      </Button>
    </div>
  );
}
