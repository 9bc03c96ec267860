export const theButtonsCanLeadToPlans = 'The buttons can lead to plans that visitors join on your site.';
export const addAMemberArea = 'Add a member area';
export const planOfTheFirstPrice = 'Plan of the first price';
export const planOfTheSecondPrice = 'Plan of the second price';
export const noPlanUseTheLink = 'No plan, use the link below';
export const deletedPlan = 'Deleted plan';
export const managePlans = 'Manage plans';
