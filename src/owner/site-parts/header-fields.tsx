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
        label="Stays in sight"
        hint="At the top of the window, while the page is scrolled."
        isOn={isSticky}
        onChange={(isOn) =>
          setField(editor, 'isSticky', {
            label: isOn ? 'Keep the header in sight' : 'Let the header scroll away',
            value: isOn || undefined,
          })
        }
      />
      <SelectField
        label="Over the first section"
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
            label: 'Change what the header lies on',
            value: value === 'template' ? undefined : value,
          })
        }
      />
      <ActionField
        editor={editor}
        name="action"
        label="Button"
        hint={`The one thing visitors should do.${onPhones}`}
      />
      <ActionField
        editor={editor}
        name="secondAction"
        label="Second button"
        hint="Quieter than the first, and before it."
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
  template: 'The template of the site decides.',
  first: 'The header has no ground of its own: it takes that of the section behind it.',
  picture: 'Where a page opens with a picture, the header lies on it.',
  own: 'The header always has the ground of the page.',
} as const;
