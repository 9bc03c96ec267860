/** What stands in the editor's frame where visitors would see nothing, or something that must not run there. */
import type { ReactNode } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import type { Section } from '#domain/content/content.ts';

interface DefinitionProps {
  readonly definition: AnyBlockDefinition;
}

interface EmptyBlockProps extends DefinitionProps {
  readonly props: Readonly<Record<string, unknown>>;
}

export function EmptyBlock({ definition, props }: EmptyBlockProps): ReactNode {
  // A picture to come takes the room it will have.
  const ratio = typeof props['ratio'] === 'string' ? { 'data-ratio': props['ratio'] } : {};
  return (
    <div className="edit-placeholder" {...ratio}>
      <strong>{definition.label}</strong> <span>{definition.emptyHint ?? definition.description}</span>
    </div>
  );
}

export function OwnerCode({ definition }: DefinitionProps): ReactNode {
  return (
    <div className="edit-placeholder">
      <strong>{definition.label}</strong> <span>Your code runs on the page itself, not while you edit.</span>
    </div>
  );
}

/** A section without blocks of its own. */
export function EmptySection({ section }: { readonly section: Section }): ReactNode {
  if (section.source) {
    return (
      <div className="edit-placeholder">
        <strong>Reusable section</strong> <span>It is empty, not published or deleted. Open it to see.</span>
      </div>
    );
  }
  return (
    <button type="button" className="edit-placeholder" data-insert="block">
      <strong>Empty section</strong> <span>Add the first block.</span>
    </button>
  );
}

/** In place of pages, while the header or footer around them is edited. */
export function AnyPage(): ReactNode {
  return (
    <div className="edit-placeholder edit-empty-page">
      <strong>Your pages</strong> <span>Edit the area around your posts here.</span>
    </div>
  );
}

/** @param isHidden until the last section has gone */
export function EmptyPage({ isHidden }: { readonly isHidden: boolean }): ReactNode {
  return (
    <button
      type="button"
      className="edit-placeholder edit-empty-page"
      data-insert="section"
      hidden={isHidden}
    >
      <strong>Nothing here yet</strong> <span>Add the first section.</span>
    </button>
  );
}
