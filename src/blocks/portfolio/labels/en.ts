export const heading = 'Heading';
export const from = 'From';
export const layout = 'Layout';
export const grid = 'Grid';
export const titlesWithAPreview = 'Titles with a preview';
export const largeCovers = 'Large covers';
export const titlesShowTheirCoverOnHover =
  'Titles show their cover on hover. On phones, covers appear beside the titles.';
export const columns = 'Columns';
export const maximumNumber = 'Maximum number';
export const showMoreOnFurtherPages = 'Show more on further pages';
export const onlyThisCategory = 'Only this category';
export const coverCrop = 'Cover crop';
export const asTheyAre = 'As they are';
export const square = 'Square';
export const categories = 'Categories';
export const excerpt = 'Excerpt';
export const portfolio = 'Portfolio';
export const portfolioProjectsInAGridAs =
  'Portfolio projects in a grid, as titles with a preview, or with large covers.';
export const projectsWorkWorksCaseStudiesCommissions =
  'projects work works case studies commissions photographs index covers hover';
export const projects = 'projects';
