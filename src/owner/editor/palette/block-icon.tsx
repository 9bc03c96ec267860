/** A small sign for each kind of block. */
import {
  AudioLines,
  CalendarDays,
  ChartColumn,
  CodeXml,
  Image,
  LayoutGrid,
  Library,
  type LucideIcon,
  MessagesSquare,
  Minus,
  MousePointerClick,
  Puzzle,
  Quote,
  Search,
  Share2,
  SquareCode,
  Ticket,
  Type,
  UnfoldVertical,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  audio: AudioLines,
  button: MousePointerClick,
  calendar: CalendarDays,
  chart: ChartColumn,
  code: CodeXml,
  comments: MessagesSquare,
  embed: SquareCode,
  image: Image,
  line: Minus,
  menu: Utensils,
  'post-archive': Library,
  quote: Quote,
  search: Search,
  'share-buttons': Share2,
  'social-links': UsersRound,
  spacer: UnfoldVertical,
  summary: LayoutGrid,
  text: Type,
  'tour-dates': Ticket,
};

export function BlockIcon({ type }: { readonly type: string }): ReactNode {
  const Icon = ICONS[type] ?? Puzzle;
  return <Icon size={14} aria-hidden="true" />;
}
