/** The island contract: a function from an element of the server's markup to its own undo. */

export type Undo = () => void;

/**
 * @param root the block's element, as the server rendered it
 * @param props what the server put beside the markup for the island; only what it needs
 */
export type Island<Props = unknown> = (root: HTMLElement, props: Props) => Undo;
