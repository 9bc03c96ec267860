import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { OwnerHtml } from '../kit/owner-html.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { CodeProps } from './definition.ts';

export const render: BlockRender<CodeProps> = ({ props, context }) => {
  if (props.html.trim() === '') return null;
  if (props.mode === 'run')
    return <OwnerHtml {...props} title={props.title || kitWords(context.locale)('embedded')} />;
  const language = props.language.replace(/[^a-z0-9+#-]/gi, '');
  return (
    <figure className="code">
      {(props.title || props.language) && (
        <figcaption {...directionIn(context.locale, props.title)}>
          <span>{props.title}</span>
          <span className="code-language">{props.language}</span>
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach them */}
      <pre tabIndex={0} dir="ltr">
        <code className={language ? `language-${language}` : undefined}>{props.html}</code>
      </pre>
    </figure>
  );
};
