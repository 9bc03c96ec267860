/** The screens of a site in the order of its navigation. */
import {
  Bug,
  FileText,
  History,
  House,
  Image,
  Inbox,
  type LucideIcon,
  Mails,
  Menu,
  MessageSquare,
  Palette,
  Settings,
  Users,
} from 'lucide-react';

export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The permission without which the entry is not shown. */
  readonly permission?: string;
  /** Screens that have no entry of their own and are reached from this one. */
  readonly alsoAt?: string;
}

/** What is written and what comes in first: a phone has room for the first four. */
export const SITE_NAVIGATION: readonly NavigationEntry[] = [
  { path: '', label: 'Home', icon: House },
  { path: 'pages', label: 'Pages', icon: FileText, alsoAt: 'collections' },
  { path: 'media', label: 'Media', icon: Image },
  { path: 'submissions', label: 'Submissions', icon: Inbox, permission: 'config.crm' },
  { path: 'comments', label: 'Comments', icon: MessageSquare, permission: 'config.comments' },
  { path: 'lists', label: 'Lists', icon: Mails, permission: 'config.newsletter' },
  { path: 'navigation', label: 'Navigation', icon: Menu },
  { path: 'design', label: 'Design', icon: Palette, permission: 'config.design' },
  { path: 'people', label: 'People', icon: Users, permission: 'admin.people' },
  { path: 'activity', label: 'Activity', icon: History, permission: 'config.activity' },
  { path: 'errors', label: 'Errors', icon: Bug, permission: 'config.reports' },
  { path: 'settings', label: 'Settings', icon: Settings, permission: 'config.settings' },
];

/** @param shownAt the path below the site, such as `settings/domains` */
export function currentOf(
  { path, alsoAt }: Pick<NavigationEntry, 'path' | 'alsoAt'>,
  shownAt: string,
): 'page' | 'true' | undefined {
  const [first] = shownAt.split('/');
  if (first === path) return shownAt === path ? 'page' : 'true';
  return alsoAt !== undefined && first === alsoAt ? 'true' : undefined;
}
