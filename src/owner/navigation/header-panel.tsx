/** Logo and button of the header; what else there is to header and footer is edited where they stand. */
import { PanelBottom, PanelTop } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { ActionField } from '../site-parts/action-field.tsx';
import { LogoField } from '../site-parts/logo-field.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/page.tsx';

export function HeaderPanel({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const navigate = useNavigate();
  return (
    <Stack>
      <LogoField />
      <ActionField
        editor={editor}
        name="action"
        label="Button"
        hint="Your most important action. On phones it is in the menu."
      />
      <div>
        <Button
          icon={<PanelTop />}
          onClick={() => void navigate(`/sites/${editor.siteId}/edit/${editor.documentId}`)}
        >
          Edit the rest of the header
        </Button>
      </div>
    </Stack>
  );
}

export function FooterPanel({ siteId, footerId }: { siteId: string; footerId: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <div className="split">
      <p className="muted">
        Sections with an address, opening hours or a newsletter appear above the footer menu.
      </p>
      <Button icon={<PanelBottom />} onClick={() => void navigate(`/sites/${siteId}/edit/${footerId}`)}>
        Edit the footer
      </Button>
    </div>
  );
}
