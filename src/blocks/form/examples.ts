import { blankField as fieldOf } from '#domain/forms/blank-field.ts';
import { contactForm } from './contact-form.ts';
import * as labels from './labels/en.ts';
import type { FormProps } from './props.ts';

const required = { isRequired: true } as const;
const half = { width: 'half' } as const;

/** What a new form begins with. */
export const everyField: FormProps = {
  ...contactForm,
  name: 'Studio membership',
  submitLabel: 'Ask for a place',
  fields: [
    fieldOf('about', 'section', labels.aboutYou, { underline: true, hint: labels.soThatWeCanReachYou }),
    fieldOf('name', 'name', labels.name, required),
    fieldOf('email', 'email', labels.email, { ...required, ...half, placeholder: labels.nameExampleCom }),
    fieldOf('phone', 'phone', labels.phone, { ...half, showCountryCode: true }),
    fieldOf('address', 'address', labels.address),
    fieldOf('site', 'website', labels.webSite, half),
    fieldOf('handle', 'twitter', labels.userName, { ...half, hint: labels.whereYouShowYourWork }),
    fieldOf('practice', 'section', labels.yourPractice, { underline: true }),
    fieldOf('level', 'radio', labels.howLongHaveYouThrown, {
      ...required,
      options: [labels.neverYet, labels.lessThanAYear, labels.oneToFiveYears, labels.longer],
    }),
    fieldOf('firing', 'checkbox', labels.whichFiringsInterestYou, {
      options: [labels.raku, labels.salt, labels.wood, labels.soda],
    }),
    fieldOf('plan', 'select', labels.plan, {
      ...half,
      options: [labels.twoDaysAWeek, labels.everyDay, labels.weekends],
    }),
    fieldOf('shelves', 'number', labels.shelves, half),
    fieldOf('budget', 'currency', labels.budgetAMonth, { ...half, currencySymbol: '€' }),
    fieldOf('code', 'password', labels.codeWord, half),
    fieldOf('start', 'date', labels.firstDay, half),
    fieldOf('visit', 'time', labels.bestTimeForAVisit, half),
    fieldOf('views', 'likert', labels.whatMattersToYou, {
      options: [labels.iWantToWorkInQuiet, labels.iLikeToLearnFromOthers, labels.iFireMyOwnKilns],
    }),
    fieldOf('notes', 'textarea', labels.anythingElse, {
      maxLength: 300,
      hint: labels.allergiesToolsYouBringQuestions,
    }),
    fieldOf('source', 'hidden', labels.source, { key: 'source', value: 'block page' }),
  ],
};

export const guestBook: FormProps = {
  ...contactForm,
  name: 'Guest book',
  fields: [
    fieldOf('who', 'text', labels.yourName, required),
    fieldOf('line', 'textarea', labels.aLineForTheBook, { ...required, maxLength: 80 }),
  ],
  submitLabel: 'Sign the book',
  successText: 'Your line is in the book.',
  html: '<p><strong>Come again:</strong> the kiln is opened on the first Saturday of every month.</p>',
  trust: 'trusted',
};

/** Asks on only where an answer calls for it. */
export const workshopForm: FormProps = {
  ...contactForm,
  name: 'Workshop',
  submitLabel: 'Ask for a date',
  successText: 'Thank you. We will come back to you with dates.',
  fields: [
    fieldOf('email', 'email', labels.email, required),
    fieldOf('people', 'number', labels.howManyAreYou, required),
    fieldOf('company', 'text', labels.forWhichCompanyOrClub, {
      hint: labels.fromSixPeopleOnTheKiln,
      showWhen: { field: 'people', operator: 'greater', value: '5' },
    }),
    fieldOf('before', 'radio', labels.haveYouThrownBefore, { ...required, options: [labels.yes, labels.no] }),
    fieldOf('where', 'text', labels.where, {
      ...required,
      showWhen: { field: 'before', operator: 'is', value: 'Yes' },
    }),
    fieldOf('needs', 'checkbox', labels.whatElseWouldYouLike, {
      options: [labels.lunch, labels.glazing, labels.aDateInTheEvening],
    }),
    fieldOf('diet', 'textarea', labels.whatShouldTheKitchenKnow, {
      maxLength: 200,
      showWhen: { field: 'needs', operator: 'is', value: 'Lunch' },
    }),
  ],
};

/** Asks page by page; one page is only for those it concerns. */
export const residencyForm: FormProps = {
  ...contactForm,
  name: 'Residency',
  submitLabel: 'Apply',
  successText: 'Thank you. We read every application and answer within two weeks.',
  fields: [
    fieldOf('you', 'page', labels.aboutYou, { hint: labels.itTakesAboutThreeMinutes }),
    fieldOf('name', 'name', labels.name, required),
    fieldOf('email', 'email', labels.email, required),
    fieldOf('work', 'page', labels.yourWork),
    fieldOf('practice', 'select', labels.whatDoYouMake, {
      ...required,
      options: [labels.tableware, labels.sculpture, labels.tiles],
    }),
    fieldOf('site', 'website', labels.webSite, { placeholder: 'example.com' }),
    fieldOf('size', 'page', labels.yourSculptures, {
      showWhen: { field: 'practice', operator: 'is', value: 'Sculpture' },
    }),
    fieldOf('height', 'number', labels.theTallestInCentimetres, {
      ...required,
      hint: labels.ourLargestKilnTakes140Cm,
    }),
    fieldOf('when', 'page', labels.whenYouWouldCome),
    fieldOf('season', 'radio', labels.season, {
      ...required,
      options: [labels.spring, labels.summer, labels.autumn],
    }),
    fieldOf('note', 'textarea', labels.anythingElse),
  ],
};

/** A visitor sends files along. */
export const withFiles: FormProps = {
  ...contactForm,
  name: 'Commission',
  fields: [
    fieldOf('name', 'name', labels.name, required),
    fieldOf('email', 'email', labels.email, required),
    fieldOf('sketches', 'file', labels.picturesOrSketches, {
      fileKinds: ['picture', 'pdf'],
      maxFiles: 5,
      maxMegabytes: 10,
      hint: labels.whatYouHaveInMindOr,
    }),
    fieldOf('plan', 'file', labels.floorPlan),
    fieldOf('message', 'textarea', labels.whatShallWeMake, required),
  ],
  submitLabel: 'Ask for an offer',
  successText: 'Thank you. You hear from us within three days.',
};
