/** On the element that says what is wrong in what was sent: the page's title and its focus follow from it. */
export const PROBLEM_MARK = { 'data-problem': '' } as const;
