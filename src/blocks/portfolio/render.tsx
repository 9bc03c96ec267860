import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockRender } from '../contract.ts';
import { PageLinks } from '../kit/page-links.tsx';
import { Picture } from '../kit/picture.tsx';
import { ratioValue } from '../kit/ratio.ts';
import { kitWords } from '../kit/words/words.ts';
import type { PortfolioData } from './data.ts';
import type { PortfolioProps } from './definition.ts';

export const render: BlockRender<PortfolioProps, PortfolioData> = ({ props, data, context }) => (
  <div className={`portfolio portfolio-${props.layout}`} data-columns={columnsOf(props)}>
    {props.heading && <h2 {...directionIn(context.locale, props.heading)}>{props.heading}</h2>}
    {data.projects.length === 0 ? (
      <p className="portfolio-empty">{kitWords(context.locale)('projects.none')}</p>
    ) : (
      <ul>
        {data.projects.map((project, index) => (
          <Project
            key={project.id}
            project={project}
            props={props}
            // Only the first may be the largest of the first screen.
            context={index === 0 ? context : { ...context, isLikelyLargest: false }}
          />
        ))}
      </ul>
    )}
    <PageLinks {...data} className="portfolio-pages" path={context.page.path} locale={context.locale} />
  </div>
);

interface ProjectProps {
  readonly project: ItemSummary;
  readonly props: PortfolioProps;
  readonly context: RenderContext;
}

/** The link stands before its cover, so that style sheets can show the cover of what is pointed at. */
function Project({ project, props, context }: ProjectProps) {
  const Title = props.heading ? 'h3' : 'h2';
  const categories = props.showsCategories ? project.categories.join(' · ') : '';
  return (
    <li>
      <div className="portfolio-words">
        <Title {...directionIn(context.locale, project.title)}>
          <a href={project.path}>{project.title}</a>
        </Title>
        {categories && <p className="portfolio-meta">{categories}</p>}
        {props.showsExcerpt && project.excerpt && (
          <p {...directionIn(context.locale, project.excerpt)}>{project.excerpt}</p>
        )}
      </div>
      {project.image && (
        <Picture
          media={project.image}
          context={context}
          // The title beside it says what it shows.
          alt=""
          ratio={ratioValue(props.ratio)}
          sizes={coverSizes(props)}
        />
      )}
    </li>
  );
}

function columnsOf({ layout, columns }: PortfolioProps): number | undefined {
  return layout === 'grid' ? columns : undefined;
}

function coverSizes({ layout, columns }: PortfolioProps): string {
  if (layout === 'covers') return '100vw';
  if (layout === 'list') return '(min-width: 48em) and (hover: hover) 40vw, 6em';
  return `(min-width: 48em) ${Math.round(100 / columns)}vw, (min-width: 36em) 45vw, 90vw`;
}
