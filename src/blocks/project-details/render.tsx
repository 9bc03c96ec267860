import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import type { ProjectDetail, ProjectDetailsProps } from './definition.ts';

export const render: BlockRender<ProjectDetailsProps> = ({ props, context }) => {
  const shown = props.details.filter(({ label, value }) => label.trim() !== '' && value.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <dl className={`project-details project-details-${props.layout}`}>
      {shown.map((detail) => (
        <div key={`${detail.label} ${detail.value}`}>
          <dt>{detail.label}</dt>
          <dd {...directionIn(context.locale, detail.value)}>
            <Value detail={detail} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

function Value({ detail, context }: { detail: ProjectDetail; context: RenderContext }) {
  const href = context.href(detail.link);
  return href === undefined ? detail.value : <a href={href}>{detail.value}</a>;
}
