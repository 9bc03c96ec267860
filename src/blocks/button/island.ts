/** Shows the hint, and asks before it lets visitors go. */
import type { Island, Undo } from '#runtime/island.ts';
import type { Confirmation } from '#widgets/confirmation/confirmation.ts';
import { mountTooltip } from '#widgets/tooltip/tooltip.ts';
import type { Question } from './ask.ts';

const mount: Island<Partial<Question>> = (root, question) => {
  const link = root.querySelector<HTMLAnchorElement>('a.button');
  const hint = root.querySelector<HTMLElement>('[role=tooltip]');
  if (!link) return () => {};
  const undos: Undo[] = [];
  if (hint) undos.push(mountTooltip(link, hint));
  if (question.style && question.title) undos.push(askFirst(link, question as Question));
  return () => {
    for (const undo of undos) undo();
  };
};
export default mount;

function askFirst(link: HTMLAnchorElement, question: Question): Undo {
  let isAnswered = false;
  let open: Confirmation | undefined;
  let isOver = false;
  const answer = async () => {
    const { ask } = await import('./ask.ts');
    if (isOver) return;
    open = ask(question);
    const given = await open.answer;
    open = undefined;
    if (given !== 'confirm' || isOver) return;
    isAnswered = true;
    link.click();
    isAnswered = false;
  };
  const onClick = (event: MouseEvent) => {
    if (isAnswered) return;
    event.preventDefault();
    if (!open) void answer();
  };
  link.addEventListener('click', onClick);
  return () => {
    isOver = true;
    link.removeEventListener('click', onClick);
    open?.destroy();
  };
}
