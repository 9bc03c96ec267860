export const embedCode = 'Embed code';
export const pasteTheCodeFromTheOther = 'Paste the code from the other service.';
export const howItRuns = 'How it runs';
export const asPartOfThePage = 'As part of the page';
export const inASeparateFrame = 'In a separate frame';
export const onlyPeopleWhoCanAddCode = 'Only people who can add code can run it as part of the page.';
export const whatItShows = 'What it shows';
export const readByScreenReadersForExample = 'Read by screen readers, for example: Map of the studio.';
export const height = 'Height';
export const caption = 'Caption';
export const embed = 'Embed';
export const htmlFromAnotherServiceSuchAs =
  'HTML from another service, such as a map, a player or a booking form.';
export const pasteTheCodeFromTheOtherService = 'Paste the code from the other service in the panel.';
export const mapVideoYoutubeVimeoIframeBooking = 'map video youtube vimeo iframe booking widget';
