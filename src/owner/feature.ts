/** What a feature of the owner area says of itself, in the `feature.tsx` of its folder. */
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { Permission } from '#domain/accounts/permissions.ts';

export interface FeatureScreen {
  /**
   * What stands around it: `site` the navigation of a site, below whose address its path is; `account` the bar of
   * screens that belong to no site; `none` nothing. `entry` screens are for people who are not signed in.
   */
  readonly frame: 'site' | 'account' | 'none' | 'entry';
  readonly path: string;
  /** Imports the screen's module when it is first opened, and picks its component. */
  readonly load: () => Promise<ComponentType>;
}

/** The groups of a site's navigation, in the order in which they are shown. */
export const NAVIGATION_GROUPS = ['content', 'visitors', 'store', 'site'] as const;
type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

export interface NavigationEntry {
  /** Below the address of the site. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** What it belongs to; a rail keeps a little room between groups. */
  readonly group: NavigationGroup;
  /** Its place in its group. A phone has room for the four lowest of all groups: what is written, and what comes in. */
  readonly rank: number;
  /** The permission without which the entry is not shown. */
  readonly permission?: Permission;
  /** Screens that have no entry of their own and are reached from this one. */
  readonly alsoAt?: string;
  /** Of a group that the site has nothing of yet: its label as the way to begin. Others of the group are not shown then. */
  readonly beginsAs?: string;
  /** A number beside the label. */
  readonly count?: { readonly use: (siteId: string) => number; readonly words: string };
}

interface SettingsEntry {
  readonly path: string;
  readonly label: string;
  /** What else people call what it is about; those of most are in `settings/panel-words.ts`. */
  readonly words?: string;
  readonly group: 'site' | 'visitors' | 'store' | 'data' | 'installation';
  /** Its place among the others of its group. */
  readonly rank: number;
  readonly permission: Permission;
}

export interface SettingsPanel extends SettingsEntry {
  readonly panel: ComponentType<{ readonly siteId: string }>;
}

/** What has a screen of its own, and is looked for among the settings too. */
export interface SettingsLink extends SettingsEntry {
  /** Below the address of the site. */
  readonly screen: string;
}

/** A few words or numbers on the first screen of a site. */
interface HomeCard {
  readonly permission: Permission;
  /** Stands above all else, since people wait for it. */
  readonly isUrgent?: boolean;
  readonly card: ComponentType<{ readonly siteId: string }>;
}

export interface OwnerFeature {
  readonly screens?: readonly FeatureScreen[];
  readonly navigation?: NavigationEntry | readonly NavigationEntry[];
  readonly settings?: readonly (SettingsPanel | SettingsLink)[];
  readonly home?: HomeCard;
}

/** Plumbing that shows what features say gets them here: it imports none of them. */
const Features = createContext<readonly OwnerFeature[]>([]);
export const FeaturesProvider = Features.Provider;

export function useFeatures(): readonly OwnerFeature[] {
  return useContext(Features);
}
