import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { PostNavData } from './data.ts';
import type { PostNavProps } from './definition.ts';

export const render: BlockRender<PostNavProps, PostNavData> = ({ props, data, context }) => {
  const { previous, next, related } = data;
  if (!previous && !next && related.length === 0) return null;
  const say = kitWords(context.locale);
  return (
    <div className="post-nav">
      {(previous || next) && (
        <nav className="post-nav-ways" aria-label={say('posts.others')}>
          {previous && <Way rel="prev" label={say('previous')} post={previous} />}
          {next && <Way rel="next" label={say('next')} post={next} />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby={props.heading ? `related-${context.blockId}` : undefined}>
          {props.heading && (
            <h2 id={`related-${context.blockId}`} {...directionIn(context.locale, props.heading)}>
              {props.heading}
            </h2>
          )}
          <ul>
            {related.map((post) => (
              <Related key={post.id} post={post} context={context} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

interface WayProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly post: ItemSummary;
}

function Way({ rel, label, post }: WayProps) {
  return (
    <a rel={rel} className={`post-nav-${rel}`} href={post.path}>
      <small>{label}</small>
      <b>{post.title}</b>
    </a>
  );
}

function Related({ post, context }: { readonly post: ItemSummary; readonly context: RenderContext }) {
  return (
    <li>
      {post.image && (
        <Picture
          media={post.image}
          context={{ ...context, isLikelyLargest: false }}
          // The title beside it says what it shows.
          alt=""
          ratio={3 / 2}
          sizes="(min-width: 44em) 22rem, 90vw"
        />
      )}
      <a href={post.path}>{post.title}</a>
    </li>
  );
}
