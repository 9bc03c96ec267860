/** The same pages in each template, as pictures; choosing one changes the draft, and nothing of what pages hold. */
import { type ReactNode, useMemo, useState } from 'react';
import { type SiteStyle, siteStyleSchema, TEMPLATE_NAMES, type TemplateName } from '#domain/design/style.ts';
import { templates } from '#site/templates/templates.ts';
import { fill } from '../fill.ts';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toasts.tsx';
import { Choices } from './choices.tsx';
import { type StyleChange, useDesign } from './design.tsx';
import { DesignFrame } from './design-frame.tsx';
import { Group } from './group.tsx';
import { liveCss } from './live-css.ts';
import styles from './template-panel.module.css';
import * as say from './words/en.ts';

export function TemplatePanel({ pageId }: { readonly pageId: string }): ReactNode {
  const { editor, style, change } = useDesign();
  const [isKept, setKept] = useState(true);
  const hasOwn = OWN.some((name) => !isEmpty(style[name]));
  const choose = (template: TemplateName) => {
    const { label } = templates[template];
    const cleared: StyleChange[] = isKept ? [] : OWN.map((name) => [[name], undefined]);
    change(fill(say.templateLabel, { label }), [[['template'], template], ...cleared]);
    showToast(fill(say.labelAppliedYourContentHasNot, { label }), {
      action: { label: say.undo, onSelect: () => editor.undo() },
    });
  };
  return (
    <Group title={say.template}>
      {hasOwn && (
        <Switch
          label={say.keepMyColoursFontsAndShapes}
          hint={say.whenOffEachTemplateAppearsAs}
          isOn={isKept}
          onChange={setKept}
        />
      )}
      <Choices<TemplateName | undefined>
        label={say.templates}
        columns={1}
        isLabelHidden
        // As it was designed it is none of them until it is chosen.
        value={hasOwn && !isKept ? undefined : style.template}
        options={TEMPLATE_NAMES.map((name) => ({
          value: name,
          label: templates[name].label,
          picture: <TemplatePicture {...{ name, pageId, isKept }} />,
        }))}
        onChange={(name) => name && choose(name)}
      />
    </Group>
  );
}

/** What an owner may have changed about a template. */
const OWN = ['palette', 'fonts', 'headings', 'pageWidth', 'corners', 'buttons'] as const;

function isEmpty(value: object | string | undefined): boolean {
  return value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
}

interface TemplatePictureProps {
  readonly name: TemplateName;
  readonly pageId: string;
  readonly isKept: boolean;
}

const NO_SCROLLBARS = 'html{scrollbar-width:none}';

function TemplatePicture({ name, pageId, isKept }: TemplatePictureProps): ReactNode {
  const { style } = useDesign();
  const { label, description } = templates[name];
  const css = useMemo(() => NO_SCROLLBARS + liveCss(inTemplate(style, name, isKept)), [style, name, isKept]);
  return (
    <span className="stack snug">
      <span className={styles['page']}>
        <DesignFrame
          title={fill(say.thePageInLabel, { label })}
          documentId={pageId}
          template={name}
          css={css}
          width={1280}
          isPicture
        />
      </span>
      <span className={`stack snug hint ${styles['words']}`}>
        <span className={`strong ${styles['label']}`}>{label}</span>
        {description}
      </span>
    </span>
  );
}

function inTemplate(style: SiteStyle, template: TemplateName, isKept: boolean): SiteStyle {
  if (isKept) return { ...style, template };
  const { scale, spacing, customCss } = style;
  return siteStyleSchema.parse({ template, scale, spacing, customCss });
}
