/** Section presets: laid out, with placeholder text that says what belongs there. */
import type { Section } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { facts, prose, section } from './section-draft.ts';
import * as say from './words/en.ts';

export interface SectionPreset {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** What people call it elsewhere. */
  readonly words?: string;
  readonly make: (newId: () => string) => Section;
}

export const PRESETS: readonly SectionPreset[] = [
  {
    name: 'preset-hero',
    label: say.heroWithPicture,
    description: say.aLargeHeadlineOneSentenceAnd,
    words: say.heroBannerHeaderHeadline,
    make: section(
      say.opening,
      [
        [
          'text',
          {
            ...prose(1, say.sayWhatYouDoInFive, say.thenOneSentenceAboutWhoIt),
            size: 'large',
          },
          1,
          5,
          { row: 1, align: 'end' },
        ],
        ['button', { label: say.planYourVisit, link: { url: '/contact' }, size: 'large' }, 1, 6, { row: 2 }],
        ['image', { ratio: '4:3' }, 7, 6, { row: 1 }],
      ],
      { width: 'wide' },
    ),
  },
  {
    name: 'preset-text-picture',
    label: say.textAndPicture,
    description: say.aFewLinesOfTextBeside,
    make: section(say.story, [
      ['text', prose(2, say.howItBegan, say.twoOrThreeSentencesAreEnough, say.endWithWhatHasStayedThe), 1, 6],
      ['image', { ratio: '4:5' }, 8, 5],
    ]),
  },
  {
    name: 'preset-picture-text',
    label: say.pictureAndText,
    description: say.aPictureWithAFewLines,
    make: section(say.details, [
      ['image', { ratio: '1:1' }, 1, 5],
      ['text', prose(2, say.whatYouCanExpect, say.describeOneThingTheWayA), 7, 6],
    ]),
  },
  {
    name: 'preset-columns',
    label: say.threeColumns,
    description: say.threeServicesPlacesOrReasonsSide,
    words: say.featuresServicesReasonsCards,
    make: section(say.threeThings, [
      ['text', prose(2, say.whatWeDo), 1, 12],
      ['text', prose(3, say.firstThing, say.whatItIsInOneSentence), 1, 4],
      ['text', prose(3, say.secondThing, say.beginWithTheWordPeopleWould), 5, 4],
      ['text', prose(3, say.thirdThing, say.ifThereIsNoThirdDelete), 9, 4],
    ]),
  },
  {
    name: 'preset-quote',
    label: say.quote,
    description: say.aCustomersWordsLargeOnA,
    words: say.testimonialReview,
    make: section(
      say.quote,
      [
        [
          'quote',
          {
            quote: paragraphs(say.theSentenceAGuestSaidWhen),
            source: say.theirName,
            role: say.andWhereTheyAreFrom,
            align: 'center',
          },
          2,
          10,
        ],
      ],
      { theme: 'tint' },
    ),
  },
  {
    name: 'preset-summary',
    label: say.latestPosts,
    description: say.yourNewestPostsAsAGrid,
    words: say.blogNewsJournal,
    make: section(
      say.latest,
      [['summary', { heading: say.fromTheJournal, layout: 'grid', columns: 3, limit: 3 }]],
      { width: 'wide' },
    ),
  },
  {
    name: 'preset-pictures',
    label: say.threePictures,
    description: say.threeOfOneShapeSideBy,
    words: say.galleryPhotosImages,
    make: section(
      say.pictures,
      [
        ['image', { ratio: '4:5' }, 1, 4],
        ['image', { ratio: '4:5' }, 5, 4],
        ['image', { ratio: '4:5' }, 9, 4],
      ],
      { width: 'wide' },
    ),
  },
  {
    name: 'preset-action',
    label: say.callToAction,
    description: say.oneSentenceAndAButton,
    words: say.ctaBannerButton,
    make: section(
      say.callToAction,
      [
        ['text', prose(2, say.shallWeKeepATableFor, say.writeOrComeByWeAnswer), 1, 8],
        [
          'button',
          { label: say.getInTouch, link: { url: '/contact' }, size: 'large', align: 'end' },
          9,
          4,
          { align: 'center' },
        ],
      ],
      { theme: 'accent', spacing: 'medium' },
    ),
  },
  {
    name: 'preset-contact',
    label: say.contact,
    description: say.addressPhoneAndEmailAndYour,
    words: say.addressPhoneMailFindUs,
    make: section(say.contact, [
      [
        'text',
        prose(
          2,
          say.whereToFindUs,
          say.nameOfTheHouse,
          say.streetAndNumberPostcodeAndTown,
          say.theTramStopsAtTheCorner,
        ),
        1,
        6,
      ],
      ['text', prose(2, say.howToReachUs, say.phone000000000, say.emailHelloExampleCom), 8, 5],
      ['social-links', {}, 8, 5],
    ]),
  },
  {
    name: 'preset-hours',
    label: say.openingHours,
    description: say.daysAndTimesInATable,
    words: say.timesTableOpen,
    make: section(
      say.openingHours,
      [
        ['text', prose(2, say.open), 1, 4],
        [
          'text',
          {
            content: facts(
              [say.mondayTuesday, say.closed],
              [say.wednesdayToFriday, '10:00–18:00'],
              [say.saturday, '10:00–16:00'],
              [say.sunday, say.byAppointment],
            ),
          },
          6,
          7,
        ],
      ],
      { theme: 'tint', spacing: 'medium' },
    ),
  },
  {
    name: 'preset-events',
    label: say.comingUp,
    description: say.theNextDatesOfYourEvents,
    words: say.datesCalendar,
    make: section(say.comingUp, [
      ['summary', { heading: say.comingUp, kind: 'events', layout: 'list', limit: 4 }],
    ]),
  },
  {
    name: 'preset-plain',
    label: say.emptySection,
    description: say.startsEmpty,
    make: section(say.newSection, [], { spacing: 'medium' }),
  },
];
