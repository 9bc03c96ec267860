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
}

export const SITE_NAVIGATION: readonly NavigationEntry[] = [
  { path: '', label: 'Home', icon: House },
  { path: 'pages', label: 'Pages', icon: FileText },
  { path: 'navigation', label: 'Navigation', icon: Menu },
  { path: 'media', label: 'Media', icon: Image },
  { path: 'comments', label: 'Comments', icon: MessageSquare, permission: 'config.comments' },
  { path: 'design', label: 'Design', icon: Palette, permission: 'config.design' },
  { path: 'submissions', label: 'Submissions', icon: Inbox, permission: 'config.crm' },
  { path: 'lists', label: 'Lists', icon: Mails, permission: 'config.newsletter' },
  { path: 'people', label: 'People', icon: Users, permission: 'admin.people' },
  { path: 'activity', label: 'Activity', icon: History, permission: 'config.activity' },
  { path: 'errors', label: 'Errors', icon: Bug, permission: 'config.reports' },
  { path: 'settings', label: 'Settings', icon: Settings, permission: 'config.settings' },
];
