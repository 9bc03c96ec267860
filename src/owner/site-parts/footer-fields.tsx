/** The panel of the footer, where it is edited on the page. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { footerFields, MAX_LEGAL_LENGTH } from '#domain/content/site-parts.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { TextField } from '../ui/field.tsx';
import { LayoutField } from './layout-field.tsx';
import { NewsletterButton } from './newsletter-button.tsx';
import { setField, useFields } from './part-fields.ts';
import { ProfilesField } from './profiles-field.tsx';
import styles from './site-parts.module.css';

export function FooterFields({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const fields = useFields(editor);
  const { layout = 'line', legal = '' } = footerFields({ fields });
  return (
    <div className={`stack loose ${styles['panel']}`}>
      <LayoutField
        editor={editor}
        part="footer"
        label="Layout of the bottom lines"
        value={layout}
        options={[
          { value: 'line', label: 'In a line' },
          { value: 'columns', label: 'Columns' },
          { value: 'center', label: 'Centred' },
        ]}
      />
      <ProfilesField editor={editor} />
      <TextField
        label="Legal line"
        placeholder="© Halden Ceramics · Company number 123456"
        hint="The last line of every page. Pages such as “Privacy” belong in the footer menu."
        value={legal}
        maxLength={MAX_LEGAL_LENGTH}
        onChange={(text) =>
          setField(editor, 'legal', {
            label: 'Change the legal line',
            value: text === '' ? undefined : text,
            group: 'legal',
          })
        }
      />
      <NewsletterButton editor={editor} />
      <p className="hint">
        To add an address, opening hours or anything else, add sections on the page. They appear above these
        lines. The footer menu is under <Link to={`/sites/${editor.siteId}/navigation`}>Navigation</Link>.
      </p>
    </div>
  );
}
