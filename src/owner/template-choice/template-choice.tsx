/** Templates as pictures, one of which is chosen. */
import type { ReactNode } from 'react';
import type { TemplateName } from '#domain/design/style.ts';
import { TEMPLATE_CARDS } from '#site/templates/cards.ts';
import { FieldGroup } from '../ui/field-group.tsx';
import styles from './template-choice.module.css';
import * as say from './words/en.ts';

export interface TemplateChoiceProps {
  readonly value: TemplateName;
  readonly onChange: (template: TemplateName) => void;
}

export function TemplateChoice({ value, onChange }: TemplateChoiceProps): ReactNode {
  return (
    <FieldGroup legend={say.template}>
      <div className={styles['templates']}>
        {TEMPLATE_CARDS.map((card) => (
          <label key={card.name} className={`pick ${styles['template']}`}>
            <input
              type="radio"
              name="template"
              value={card.name}
              checked={card.name === value}
              onChange={() => onChange(card.name)}
            />
            <span className={`well ${styles['picture']}`}>
              <img src={card.picture} alt="" width={560} height={420} />
            </span>
            <span className="strong">{card.label}</span>
            <span className="hint">{card.words}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
