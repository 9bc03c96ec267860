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
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { walkGrid } from '../../ui/walk-grid.ts';
import styles from './templates.module.css';
import { useFormBuilder } from './use-form-builder.ts';

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
    <div className={styles['grid']} role="group" aria-label="Templates" onKeyDown={walkGrid}>
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
      title="Start from a template"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={!chosen} onClick={() => chosen && use(chosen)}>
            {isUntouched ? 'Use this template' : 'Replace the fields'}
          </Button>
        </>
      }
      description={
        isUntouched
          ? undefined
          : `Replaces the ${fields.length === 1 ? 'field' : `${fields.length} fields`}. Your submissions are kept. You can undo this.`
      }
    >
      <TemplateGrid chosen={chosen} isDescribed onChoose={setChosen} />
    </Dialog>
  );
}
