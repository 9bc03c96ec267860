/** The kinds of fields the builder offers: grouped, each with an icon and a plain name. */

import {
  AlignLeft,
  AtSign,
  Banknote,
  CalendarDays,
  ChevronDownSquare,
  CircleDot,
  Clock,
  EyeOff,
  Hash,
  Heading,
  KeyRound,
  Link2,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  Scale,
  SeparatorHorizontal,
  SquareCheck,
  Type,
  UserRound,
} from 'lucide-react';
import type { NewKind } from '#domain/forms/edit-fields.ts';
import { fold } from '#domain/search/fold.ts';

export interface Kind {
  readonly type: NewKind;
  readonly group: KindGroup;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Further search terms. */
  readonly words: string;
}

const GROUPS = ['Contact', 'Words and files', 'Choices', 'Numbers and dates', 'Layout and hidden'] as const;
type KindGroup = (typeof GROUPS)[number];

/** By kind, in the order of the groups. */
const KINDS: Readonly<Record<NewKind, readonly [KindGroup, string, LucideIcon, string]>> = {
  name: ['Contact', 'Name', UserRound, 'first last person who'],
  email: ['Contact', 'Email', Mail, 'mail address'],
  phone: ['Contact', 'Phone', Phone, 'telephone mobile number call'],
  address: ['Contact', 'Address', MapPin, 'street city zip postal country'],
  website: ['Contact', 'Web address', Link2, 'url link site'],
  twitter: ['Contact', 'User name', AtSign, 'handle social account'],
  text: ['Words and files', 'Short text', Type, 'line answer question'],
  textarea: ['Words and files', 'Long text', AlignLeft, 'message paragraph comment note'],
  password: ['Words and files', 'Password', KeyRound, 'secret code'],
  radio: ['Choices', 'One of several', CircleDot, 'radio buttons single choice yes no'],
  checkbox: ['Choices', 'Any of several', ListChecks, 'checkboxes tick multiple choice'],
  select: ['Choices', 'One from a list', ChevronDownSquare, 'dropdown menu select choice'],
  consent: ['Choices', 'Consent', SquareCheck, 'agree privacy terms gdpr tick box'],
  likert: ['Choices', 'Rating of statements', Scale, 'likert scale survey agreement opinion'],
  number: ['Numbers and dates', 'Number', Hash, 'amount quantity how many'],
  currency: ['Numbers and dates', 'Money', Banknote, 'amount price currency budget'],
  date: ['Numbers and dates', 'Date', CalendarDays, 'day calendar when'],
  time: ['Numbers and dates', 'Time', Clock, 'hour when'],
  file: ['Words and files', 'Files', Paperclip, 'upload attachment picture photo document pdf cv'],
  section: ['Layout and hidden', 'Heading', Heading, 'title section text'],
  page: ['Layout and hidden', 'Page break', SeparatorHorizontal, 'new next step'],
  hidden: ['Layout and hidden', 'Hidden', EyeOff, 'campaign source parameter query'],
};

export const ALL_KINDS: readonly Kind[] = Object.entries(KINDS).map(
  ([type, [group, label, Icon, words]]) => ({
    type: type as NewKind,
    group,
    label,
    Icon,
    words,
  }),
);

export function kindOf(type: NewKind): Kind {
  const kind = ALL_KINDS.find((each) => each.type === type);
  if (!kind) throw new Error(`Nothing is known of fields of the kind ${type}.`);
  return kind;
}

export interface KindsOfGroup {
  readonly title: KindGroup;
  readonly kinds: readonly Kind[];
}

/** The kinds whose name or search terms match. */
export function findKinds(query: string): readonly KindsOfGroup[] {
  const wanted = ` ${fold(query.trim())}`;
  const isWanted = ({ label, words }: Kind) => fold(` ${label} ${words}`).includes(wanted);
  return GROUPS.map((title) => ({
    title,
    kinds: ALL_KINDS.filter((kind) => kind.group === title && isWanted(kind)),
  })).filter(({ kinds }) => kinds.length > 0);
}
