/** The panel of the header, where it is edited on the page. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { headerFields } from '#domain/content/site-parts.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
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
import * as say from './words/en.ts';

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
        label={say.layout}
        value={layout}
        options={[
          { value: 'line', label: say.inALine },
          { value: 'center', label: say.centred },
          { value: 'split', label: say.nameBetween },
        ]}
      />
      <Switch
        label={say.stickyHeader}
        hint={say.staysAtTheTopWhileVisitors}
        isOn={isSticky}
        onChange={(isOn) =>
          setField(editor, 'isSticky', {
            label: isOn ? say.makeTheHeaderSticky : say.letTheHeaderScrollAway,
            value: isOn || undefined,
          })
        }
      />
      <SelectField
        label={say.transparentOverTheFirstSection}
        hint={GROUND_HINTS[ground ?? 'template']}
        value={ground ?? 'template'}
        options={[
          { value: 'template', label: say.asDesigned },
          { value: 'first', label: say.always },
          { value: 'picture', label: say.onPictures },
          { value: 'own', label: say.never },
        ]}
        onChange={(value) =>
          setField(editor, 'ground', {
            label: say.changeTheHeaderBackground,
            value: value === 'template' ? undefined : value,
          })
        }
      />
      <ActionField
        editor={editor}
        name="action"
        label={say.button}
        hint={fill(say.yourMostImportantActionOnphones, { onPhones })}
      />
      <ActionField
        editor={editor}
        name="secondAction"
        label={say.secondButton}
        hint={say.lessProminentShownBeforeTheFirst}
      />
      <ProfilesField editor={editor} />
      <AnnouncementField editor={editor} />
      <p className="hint">
        {rich(say.menusAreUnderNavigationSectionsAdded, {
          link: (inside) => <Link to={`/sites/${editor.siteId}/navigation`}>{inside}</Link>,
        })}
      </p>
    </div>
  );
}

const PHONE_HINTS = {
  unknown: '',
  menu: ` ${say.onPhonesItIsInThe}`,
  bar: ` ${say.onPhonesItStaysAtThe}`,
} as const;

const GROUND_HINTS = {
  template: say.theTemplateDecides,
  first: say.theHeaderIsTransparentAndUses,
  picture: say.onPagesThatStartWithA,
  own: say.theHeaderAlwaysUsesThePage,
} as const;
