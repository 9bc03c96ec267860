// What the compiler cannot check about imports. Every rule says what to do instead; scripts/architecture-rules.test.ts breaks each.
/** Parts of the server that know no feature; every feature may use them. */
const PLUMBING = '^src/server/(http|db|jobs|activity|mail|storage|payments)/';
/** Sites, documents and files, as every feature may use them. */
const KERNEL = '^src/server/kernel/';
const BELOW_FEATURES = `(${KERNEL}|${PLUMBING}(?!feature\\.ts$))`;
const zone = (name) => `^src/${name}/`;
const only = (from, allowed, comment) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment,
  from: { path: zone(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [zone(from), ...allowed.map((path) => `^src/${path}`)] },
});

/** Folders of the owner area that all of its features may use. */
const OWNER_PLUMBING =
  '^src/owner/(ui|shell|fields|figures|editing|media/library|new-page|page-settings|publishing|site-parts|site-settings|template-choice|words)/';

/** The store's folders, in every zone: each may use those before it. */
const STORE = [
  'settings',
  'catalogue',
  'cart',
  'gift-cards',
  'orders',
  'donations',
  'subscriptions',
  'aftercare',
];
const storeOnlyDownwards = STORE.slice(0, -1).map((folder, place) => ({
  name: `store-${folder}-imports-downwards`,
  severity: 'error',
  comment:
    'Inside store/, settings <- catalogue <- cart <- gift-cards <- orders <- donations <- subscriptions <- aftercare: move what both need down, or pass it in where the store is composed (store/feature.ts).',
  from: { path: `^src/[^/]+/store/${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/[^/]+/store/(${STORE.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...storeOnlyDownwards,
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    only('domain', [], 'domain/ is pure rules: pass in what you need as an argument.'),
    only(
      'widgets',
      ['domain/'],
      'widgets/ is a toolkit anyone could use: no product words, no calls to our API.',
    ),
    only(
      'runtime',
      ['domain/', 'widgets/'],
      'runtime/ is on every page: blocks reach it through the island contract.',
    ),
    only(
      'blocks',
      ['domain/', 'widgets/', 'runtime/'],
      'A block asks for data through the SiteData port (data.ts).',
    ),
    only(
      'site',
      ['domain/', 'blocks/'],
      'site/ makes HTML from a page model: no database, no request, no Node.',
    ),
    only(
      'server',
      ['domain/', 'site/', 'blocks/definitions.ts'],
      'The server renders through site/ and knows blocks by definition only.',
    ),
    only('owner', ['domain/', 'blocks/', 'site/'], 'The owner area talks to the server through its API.'),
    {
      name: 'main-is-not-imported',
      severity: 'error',
      comment: 'main/ wires; nothing imports it.',
      from: { pathNot: ['^src/main/', '\\.test\\.tsx?$', '^(e2e|bench|scripts|testing)/'] },
      to: { path: '^src/main/' },
    },
    {
      name: 'no-block-imports-a-block',
      severity: 'error',
      comment: 'What two blocks need lives in blocks/kit/, domain/ or widgets/.',
      from: { path: '^src/blocks/([^/]+)/' },
      to: { path: '^src/blocks/[^/]+/', pathNot: ['^src/blocks/$1/', '^src/blocks/kit/'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'What stands in for the real thing in tests has no place in what visitors get.',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^testing/' },
    },
    {
      name: 'islands-carry-no-react',
      severity: 'error',
      comment: 'Visitors load no React: an island is a function on the markup of the server.',
      from: {
        path: ['^src/(runtime|widgets)/', '^src/blocks/[^/]+/island\\.ts$'],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/react(-dom)?/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      severity: 'error',
      comment:
        'A feature uses the kernel and what others offer: declare what they need from yours in offers.ts, and take it from Common.',
      from: {
        path: '^src/server/([^/]+)/',
        pathNot: [BELOW_FEATURES, '\\.test\\.ts$'],
      },
      to: { path: '^src/server/[^/]+/', pathNot: ['^src/server/$1/', PLUMBING, KERNEL] },
    },
    {
      name: 'kernel-imports-no-feature',
      severity: 'error',
      comment: 'kernel/ holds what many features use; it knows none of them.',
      from: { path: KERNEL, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/[^/]+/', pathNot: [PLUMBING, KERNEL] },
    },
    {
      name: 'no-owner-feature-imports-a-feature',
      severity: 'error',
      comment:
        'What several features of the owner area show has a folder of its own; what one says to all goes into its feature.tsx.',
      from: { path: '^src/owner/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/owner/[^/]+/', pathNot: ['^src/owner/$1/', OWNER_PLUMBING] },
    },
    {
      name: 'only-the-list-imports-owner-features',
      severity: 'error',
      comment: 'What features say reaches the rest through useFeatures() of owner/feature.ts.',
      from: {
        path: '^src/owner/[^/]+\\.tsx?$',
        pathNot: ['\\.test\\.tsx?$', '^src/owner/features\\.ts$'],
      },
      to: { path: '^src/owner/[^/]+/', pathNot: OWNER_PLUMBING },
    },
    {
      name: 'plumbing-imports-no-feature',
      severity: 'error',
      comment:
        'http, db, jobs, mail, storage and activity (who did what, written by every feature in its own transaction) know neither features nor the kernel; the feature.ts of one of them may.',
      from: { path: PLUMBING, pathNot: ['/feature\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^src/server/[^/]+/', pathNot: PLUMBING },
    },
    {
      name: 'only-queries-touch-sql',
      severity: 'error',
      comment: 'Write a query in the feature’s queries.ts and call that.',
      from: {
        path: '^src/',
        pathNot: ['^src/server/db/', '/queries[a-z-]*\\.ts$', '/migrations/', '\\.test\\.ts$'],
      },
      to: { path: ['node_modules/kysely/', 'node_modules/pg/', '^node:sqlite$'] },
    },
    {
      name: 'pure-zones-use-no-node',
      severity: 'error',
      comment: 'Only the server and main run in Node; take what you need as an argument.',
      from: { path: '^src/(domain|widgets|runtime|blocks|site)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.types/', '^dist/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
