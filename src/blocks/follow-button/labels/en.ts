export const nameOnX = 'Name on X';
export const withOrWithoutTheLeaveEmpty = 'With or without the @. Leave empty to show nothing.';
export const askFirst = 'Ask first';
export const xCanSeeVisitsWhenIts =
  'X can see visits when its button is shown, so the button loads only when visitors press for it.';
export const size = 'Size';
export const regular = 'Regular';
export const large = 'Large';
export const position = 'Position';
export const followButton = 'Follow button';
export const visitorsCanFollowAProfileOn =
  'Visitors can follow a profile on X. The button loads only when they allow it.';
export const enterTheProfileToFollow = 'Enter the profile to follow.';
export const xTwitterProfileSubscribe = 'x twitter profile subscribe';
