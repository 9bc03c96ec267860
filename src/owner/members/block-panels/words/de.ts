export const theButtonsCanLeadToPlans =
  'Die Buttons können zu Tarifen führen, denen man auf deiner Website beitritt.';
export const addAMemberArea = 'Mitgliederbereich hinzufügen';
export const planOfTheFirstPrice = 'Tarif des ersten Preises';
export const planOfTheSecondPrice = 'Tarif des zweiten Preises';
export const noPlanUseTheLink = 'Kein Tarif, den Link unten verwenden';
export const deletedPlan = 'Gelöschter Tarif';
export const managePlans = 'Tarife verwalten';
