/** Templates for forms: offered while the form is untouched, and on request later. */
import {
  BriefcaseBusiness,
  CalendarCheck,
  ClipboardList,
  File,
  type LucideIcon,
  Mail,
  PartyPopper,
  ReceiptText,
  ShoppingBag,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FORM_TEMPLATES, type FormTemplate, type TemplateName } from '#blocks/form/templates.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { walkGrid } from '../../ui/walk-grid.ts';
import styles from './templates.module.css';
import { useFormBuilder } from './use-form-builder.ts';
import * as say from './words/en.ts';

const ICONS: Readonly<Record<TemplateName, LucideIcon>> = {
  contact: Mail,
  booking: CalendarCheck,
  quote: ReceiptText,
  survey: ClipboardList,
  rsvp: PartyPopper,
  order: ShoppingBag,
  job: BriefcaseBusiness,
  blank: File,
};

interface TemplateGridProps {
  readonly chosen: FormTemplate | undefined;
  readonly isDescribed?: boolean;
  readonly onChoose: (template: FormTemplate) => void;
}

export function TemplateGrid({ chosen, isDescribed, onChoose }: TemplateGridProps): ReactNode {
  return (
    <div className={styles['grid']} role="group" aria-label={say.templates} onKeyDown={walkGrid}>
      {FORM_TEMPLATES.map((template) => {
        const Icon = ICONS[template.name];
        return (
          <button
            key={template.name}
            type="button"
            className={`row lit frame icons tight words small strong ${styles['template']}`}
            aria-pressed={template === chosen}
            title={isDescribed ? undefined : template.description}
            onClick={() => onChoose(template)}
          >
            <Icon size={16} aria-hidden="true" />
            <span className={`stack snug ${styles['words']}`}>
              {template.label}
              {isDescribed && <small>{template.description}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Asks before replacing fields that the owner has edited. */
export function TemplateDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { fields, untouched, applyTemplate } = useFormBuilder();
  const [chosen, setChosen] = useState<FormTemplate>();
  const isUntouched = untouched !== undefined;
  const use = (template: FormTemplate): void => {
    applyTemplate(template);
    onClose();
  };
  return (
    <Dialog
      title={say.startFromATemplate}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" disabled={!chosen} onClick={() => chosen && use(chosen)}>
            {isUntouched ? say.useThisTemplate : say.replaceTheFields}
          </Button>
        </>
      }
      description={
        isUntouched ? undefined : fill(say.replacesTheCountFieldsYourSubmissions, { count: fields.length })
      }
    >
      <TemplateGrid chosen={chosen} isDescribed onChoose={setChosen} />
    </Dialog>
  );
}
