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
import * as say from './words/en.ts';

export interface Kind {
  readonly type: NewKind;
  readonly group: KindGroup;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Further search terms. */
  readonly words: string;
}

const GROUPS = [
  say.contact,
  say.wordsAndFiles,
  say.choices,
  say.numbersAndDates,
  say.layoutAndHidden,
] as const;
type KindGroup = (typeof GROUPS)[number];

/** By kind, in the order of the groups. */
const KINDS: Readonly<Record<NewKind, readonly [KindGroup, string, LucideIcon, string]>> = {
  name: [say.contact, say.name, UserRound, say.firstLastPersonWho],
  email: [say.contact, say.email, Mail, say.mailAddress],
  phone: [say.contact, say.phone, Phone, say.telephoneMobileNumberCall],
  address: [say.contact, say.address, MapPin, say.streetCityZipPostalCountry],
  website: [say.contact, say.webAddress, Link2, say.urlLinkSite],
  twitter: [say.contact, say.userName, AtSign, say.handleSocialAccount],
  text: [say.wordsAndFiles, say.shortText, Type, say.lineAnswerQuestion],
  textarea: [say.wordsAndFiles, say.longText, AlignLeft, say.messageParagraphCommentNote],
  password: [say.wordsAndFiles, say.password, KeyRound, say.secretCode],
  radio: [say.choices, say.oneOfSeveral, CircleDot, say.radioButtonsSingleChoiceYesNo],
  checkbox: [say.choices, say.anyOfSeveral, ListChecks, say.checkboxesTickMultipleChoice],
  select: [say.choices, say.oneFromAList, ChevronDownSquare, say.dropdownMenuSelectChoice],
  consent: [say.choices, say.consent, SquareCheck, say.agreePrivacyTermsGdprTickBox],
  likert: [say.choices, say.ratingOfStatements, Scale, say.likertScaleSurveyAgreementOpinion],
  number: [say.numbersAndDates, say.number, Hash, say.amountQuantityHowMany],
  currency: [say.numbersAndDates, say.money, Banknote, say.amountPriceCurrencyBudget],
  date: [say.numbersAndDates, say.date, CalendarDays, say.dayCalendarWhen],
  time: [say.numbersAndDates, say.time, Clock, say.hourWhen],
  file: [say.wordsAndFiles, say.files, Paperclip, say.uploadAttachmentPicturePhotoDocumentPdf],
  section: [say.layoutAndHidden, say.heading, Heading, say.titleSectionText],
  page: [say.layoutAndHidden, say.pageBreak, SeparatorHorizontal, say.newNextStep],
  hidden: [say.layoutAndHidden, say.hidden, EyeOff, say.campaignSourceParameterQuery],
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
