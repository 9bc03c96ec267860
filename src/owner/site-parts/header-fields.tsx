/** The panel of the header, where it is edited on the page. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { headerFields } from '#domain/content/site-parts.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { SelectField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { ActionField } from './action-field.tsx';
import { AnnouncementField } from './announcement-field.tsx';
import { LayoutField } from './layout-field.tsx';
import { LogoField } from './logo-field.tsx';
import { setField, useFields } from './part-fields.ts';
import { usePhonePlace } from './phone-place.ts';
import { ProfilesField } from './profiles-field.tsx';
import styles from './site-parts.module.css';

export function HeaderFields({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const fields = useFields(editor);
  const onPhones = PHONE_HINTS[usePhonePlace(editor.siteId) ?? 'unknown'];
  const { layout = 'line', isSticky = false, ground } = headerFields({ fields });
  return (
    <div className={`stack loose ${styles['panel']}`}>
      <LogoField />
      <LayoutField
        editor={editor}
        part="header"
        label="Layout"
        value={layout}
        options={[
          { value: 'line', label: 'In a line' },
          { value: 'center', label: 'Centred' },
          { value: 'split', label: 'Name between' },
        ]}
      />
      <Switch
        label="Sticky header"
        hint="Stays at the top while visitors scroll."
        isOn={isSticky}
        onChange={(isOn) =>
          setField(editor, 'isSticky', {
            label: isOn ? 'Make the header sticky' : 'Let the header scroll away',
            value: isOn || undefined,
          })
        }
      />
      <SelectField
        label="Transparent over the first section"
        hint={GROUND_HINTS[ground ?? 'template']}
        value={ground ?? 'template'}
        options={[
          { value: 'template', label: 'As designed' },
          { value: 'first', label: 'Always' },
          { value: 'picture', label: 'On pictures' },
          { value: 'own', label: 'Never' },
        ]}
        onChange={(value) =>
          setField(editor, 'ground', {
            label: 'Change the header background',
            value: value === 'template' ? undefined : value,
          })
        }
      />
      <ActionField
        editor={editor}
        name="action"
        label="Button"
        hint={`Your most important action.${onPhones}`}
      />
      <ActionField
        editor={editor}
        name="secondAction"
        label="Second button"
        hint="Less prominent, shown before the first."
      />
      <ProfilesField editor={editor} />
      <AnnouncementField editor={editor} />
      <p className="hint">
        Menus are under <Link to={`/sites/${editor.siteId}/navigation`}>Navigation</Link>. Sections added here
        appear below the bar, on every page.
      </p>
    </div>
  );
}

const PHONE_HINTS = {
  unknown: '',
  menu: ' On phones it is in the menu.',
  bar: ' On phones it stays at the bottom of the screen.',
} as const;

const GROUND_HINTS = {
  template: 'The template decides.',
  first: 'The header is transparent and uses the background of the section behind it.',
  picture: 'On pages that start with a picture, the header is transparent.',
  own: 'The header always uses the page background.',
} as const;
