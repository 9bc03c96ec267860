import type { RenderContext } from '#domain/page.ts';
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { ProjectNavData } from './data.ts';
import type { ProjectNavProps } from './definition.ts';

export const render: BlockRender<ProjectNavProps, ProjectNavData> = ({ props, data, context }) => {
  const { previous, next } = data;
  if (!previous && !next) return null;
  const say = kitWords(context.locale);
  const shared = { context, showsCovers: props.showsCovers };
  return (
    <nav className="project-nav" aria-label={say('projects.others')}>
      {previous && <Way rel="prev" label={say('projects.previous')} project={previous} {...shared} />}
      {next && <Way rel="next" label={say('projects.next')} project={next} {...shared} />}
    </nav>
  );
};

interface WayProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly project: ItemSummary;
  readonly showsCovers: boolean;
  readonly context: RenderContext;
}

function Way({ rel, label, project, showsCovers, context }: WayProps) {
  return (
    <a rel={rel} className={`project-nav-${rel}`} href={project.path}>
      {showsCovers && project.image && (
        <Picture
          media={project.image}
          context={{ ...context, isLikelyLargest: false }}
          // The title beside it says what it shows.
          alt=""
          ratio={1}
          sizes="6rem"
        />
      )}
      <span>
        <small>{label}</small>
        <b>{project.title}</b>
      </span>
    </a>
  );
}
