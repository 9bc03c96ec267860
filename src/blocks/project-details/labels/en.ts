export const what = 'What';
export const forExampleClientYearPlaceRole = 'For example: Client, Year, Place, Role.';
export const howItIs = 'How it is';
export const leadsTo = 'Leads to';
export const details = 'Details';
export const layout = 'Layout';
export const sideBySide = 'Side by side';
export const stacked = 'Stacked';
export const projectDetails = 'Project details';
export const clientPlaceDateAndOtherFacts = 'Client, place, date and other facts about a project.';
export const writeYourFirstDetailInThe =
  'Write your first detail in the panel, such as a client, a year or a place.';
export const factsClientYearPlaceRoleCredits = 'facts client year place role credits meta portfolio pairs';
export const detail = 'detail';
