export const title = 'Experiments';
export const about =
  'Show visitors different versions of a page and see which one works better. Changing a page for an experiment does not change what others see until you decide.';
export const experiment = 'Experiment';
export const newExperiment = 'New experiment';
export const editExperiment = 'Edit experiment';
export const create = 'Create';
export const save = 'Save';
export const edit = 'Edit';
export const noExperimentsYet = 'No experiments yet';
export const showsVersions =
  'An experiment shows some visitors another version of a page, and counts which version leads more of them to your goal. You write version B in the editor, start the experiment, and keep the version that wins.';
export const name = 'Name';
export const nameExample = 'Headline of the home page';
export const kind = 'Kind';
export const abTest = 'A/B test';
export const featureToggle = 'Feature toggle';
export const numberOfVersions = 'Versions';
export const twoVersions = 'Two: the original and B';
export const threeVersions = 'Three: the original, B and C';
export const fourVersions = 'Four: the original, B, C and D';
export const share = 'Visitors who take part';
export const shareWhoGetIt = 'Visitors who get it';
export const shareHint = 'They are split equally between the versions. Everyone else sees the original.';
export const shareHintToggle = 'Everyone else sees the page without it.';
export const ofAllVisitors = '% of all visitors';
export const sharePercent = '{share}% of visitors';
export const goal = 'Goal';
export const whatShouldVisitorsDo = 'What should visitors do?';
export const visitsAPage = 'Visit a page';
export const clicksAButton = 'Click a button';
export const submitsAForm = 'Send a form';
export const triggersAnEvent = 'Trigger an event';
export const placesAnOrder = 'Place an order';
export const nothingIsCounted = 'Nothing: only switch it';
export const goalPage = 'Visit {value}';
export const goalButton = 'Click “{value}”';
export const goalForm = 'Send a form';
export const goalEvent = 'Trigger “{value}”';
export const goalOrder = 'Place an order';
export const noGoal = 'None';
export const status = 'Status';
export const draft = 'Draft';
export const planned = 'Scheduled';
export const running = 'Running';
export const stopped = 'Stopped';
export const decided = 'Decided';
export const started = 'Started';
export const ended = 'Ended';
export const starts = 'Starts';
export const ends = 'Ends';
export const untilStopped = 'When you stop it';
export const start = 'Start';
export const startExperiment = 'Start experiment';
export const startAgain = 'Start again';
export const when = 'When';
export const now = 'Now';
export const later = 'At a time';
export const startsAt = 'Start';
export const endsAt = 'End';
export const endsAtHint = 'Leave it empty to stop the experiment yourself.';
export const inTimeZone = 'Times are in the site’s time zone, {timeZone}.';
export const startingAgainDeletes = 'Starting again deletes the numbers from before.';
export const stop = 'Stop';
export const stopTitle = 'Stop “{name}”?';
export const stopText = 'Everyone sees the original from now on. The numbers stay.';
export const isStopped = 'The experiment is stopped.';
export const isStarted = 'The experiment is running.';
export const isPlanned = 'The experiment is scheduled.';
export const remove = 'Delete';
export const removeTitle = 'Delete “{name}”?';
export const removeText =
  'Its numbers are deleted. The versions you wrote stay in the history of their pages.';
export const isDeleted = 'The experiment is deleted.';
export const results = 'Results';
export const version = 'Version';
export const versionA = 'A (original)';
export const versionOther = 'Version {version}';
export const toggleOff = 'Without';
export const toggleOn = 'With';
export const visitors = 'Visitors';
export const reachedTheGoal = 'Reached the goal';
export const rate = 'Rate';
export const comparedWithA = 'Compared with A';
export const points = '{difference} points';
export const between = 'between {low} and {high}';
export const adopt = 'Use this version';
export const keepOriginal = 'Keep the original';
export const adoptTitle = 'Use version {version} for everyone?';
export const adoptText =
  'The pages are changed and published, and the experiment ends. You can go back to the other versions in the history of each page.';
export const adoptedPages =
  '{count, plural, =0 {Everyone gets version {version}.} one {Everyone gets version {version}. # page is changed and published.} other {Everyone gets version {version}. # pages are changed and published.}}';
export const waitingPages =
  'These pages have other unpublished changes, so they are changed but not published: {titles}. Visitors see the chosen version until you publish them.';
export const noVisitorsYet = 'No visitors have seen the experiment yet.';
export const notStartedYet = 'The results appear here once the experiment runs.';
export const notEnough = 'Not enough visitors yet.';
export const notEnoughDays =
  '{days, plural, one {Not enough visitors yet: about # more day.} other {Not enough visitors yet: about # more days.}}';
export const tooLong =
  'Not enough visitors yet, and it would take more than {days} days at this rate. Try a bigger change, or a goal that more visitors reach.';
export const isBetter = '{version} is better: {rate} instead of {than}.';
export const noDifference = 'No difference worth having. Keep whichever version you like.';
export const lopsided =
  'These numbers cannot be trusted: {counts} visitors saw the versions, and the numbers should be about equal. Something keeps visitors of one version from being counted. Check that each version works.';
export const holdsDaily =
  'You can look as often as you like: fewer than one in 20 experiments between equal versions ever shows a winner.';
export const whatIsChanged = 'Changed pages';
export const whatIsChangedHint =
  'Open a page in the editor and choose version B beside “Phone”. What you change then is part of version B only.';
export const nothingIsChangedYet = 'No page has a version B yet.';
export const openHomePage = 'Open the home page';
export const notPublishedYet = 'Not published';
export const page = 'Page';
export const howVisitorsAreAssigned = 'How visitors get a version';
export const assignment =
  'A visitor keeps the same version for a day without any cookie: it is worked out from their address and browser with a key that changes every day. If they allow cookies, a cookie keeps it for 90 days. Signed-in members get the same version on every device. Bots always get the original.';
export const notCounting =
  'This site does not count visitors, so an experiment would have no results. Turn counting on in Settings, under Visitors.';
export const actions = 'Actions';
export const details = 'Details';
export const visitorsUnit = '{count, plural, one {visitor} other {visitors}}';
export const reachedUnit = 'reached the goal';
