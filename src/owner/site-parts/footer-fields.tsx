/** The panel of the footer, where it is edited on the page. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { footerFields, MAX_LEGAL_LENGTH } from '#domain/content/site-parts.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { rich } from '../rich.tsx';
import { TextField } from '../ui/field.tsx';
import { LayoutField } from './layout-field.tsx';
import { NewsletterButton } from './newsletter-button.tsx';
import { setField, useFields } from './part-fields.ts';
import { ProfilesField } from './profiles-field.tsx';
import styles from './site-parts.module.css';
import * as say from './words/en.ts';

export function FooterFields({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const fields = useFields(editor);
  const { layout = 'line', legal = '' } = footerFields({ fields });
  return (
    <div className={`stack loose ${styles['panel']}`}>
      <LayoutField
        editor={editor}
        part="footer"
        label={say.layoutOfTheBottomLines}
        value={layout}
        options={[
          { value: 'line', label: say.inALine },
          { value: 'columns', label: say.columns },
          { value: 'center', label: say.centred },
        ]}
      />
      <ProfilesField editor={editor} />
      <TextField
        label={say.legalLine}
        placeholder={say.haldenCeramicsCompanyNumber123456}
        hint={say.theLastLineOfEveryPage}
        value={legal}
        maxLength={MAX_LEGAL_LENGTH}
        onChange={(text) =>
          setField(editor, 'legal', {
            label: say.changeTheLegalLine,
            value: text === '' ? undefined : text,
            group: 'legal',
          })
        }
      />
      <NewsletterButton editor={editor} />
      <p className="hint">
        {rich(say.toAddAnAddressOpeningHours, {
          link: (inside) => <Link to={`/sites/${editor.siteId}/navigation`}>{inside}</Link>,
        })}
      </p>
    </div>
  );
}
