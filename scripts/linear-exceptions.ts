/** Regular expressions that the analysis does not prove to be linear, and why each of them may stay. */

export interface Exception {
  readonly file: string;
  /** As the source writes it, or `built` for one that is put together while the program runs. */
  readonly source: string;
  readonly reason: string;
  /** What it looks like when it is put together: these are analysed in its place. */
  readonly samples?: readonly string[];
}

const OWN_HTML = 'Runs in the buyer’s own browser, on a page that this server has just sent.';

export const EXCEPTIONS: readonly Exception[] = [
  { file: 'src/blocks/checkout/keep-total.ts', source: '<style\\b[\\s\\S]*?<\\/style>', reason: OWN_HTML },
  { file: 'src/blocks/kit/cart-screen.ts', source: '<style\\b[\\s\\S]*?<\\/style>', reason: OWN_HTML },
  {
    file: 'src/domain/forms/mail-template.ts',
    source: '(?<![ \\t])([ \\t]*)\\{\\{([^{}]{1,250})\\}\\}([.:]?)',
    reason: 'Takes at most 250 steps for each character of a template, which only owners write.',
  },
  {
    file: 'src/blocks/menu/menu-text.ts',
    source:
      "^(.*?\\S)(?:\\s*\\.{2,}\\s*|\\s+)((?:(?:\\p{Sc}|R\\$|[A-Z]{3}|Fr\\.?|kr\\.?|zł|Kč|Ft|lei|Rs\\.?)\\s?)?\\d[\\d.,’']*(?:[-–—]{1,2})?(?:\\s?(?:\\p{Sc}|R\\$|[A-Z]{3}|Fr\\.?|kr\\.?|zł|Kč|Ft|lei|Rs\\.?))?)$",
    reason: 'Reads a line of at most 200 characters, which its owner types.',
  },
  {
    file: 'src/main/wire.ts',
    source: '[\\\\/]server[\\\\/](?!.*[\\\\/]server[\\\\/]).*$',
    reason: 'Reads the path of the program itself, once.',
  },
  {
    file: 'src/server/settings.ts',
    source: '^(?:([^<>"\\r\\n@]+?)\\s*<([^\\s<>@]+@[^\\s<>@]+)>|([^\\s<>@]+@[^\\s<>@]+))$',
    reason: 'Reads MAIL_FROM of the environment, once.',
  },
  {
    file: 'src/site/shorten-tokens.ts',
    source: '(?<=[{;\\s])(--[\\w-]+):[^;{}]*(?:;|(?=\\}))',
    reason: 'Reads the style sheets of the build, where each declaration has an end.',
  },
  {
    file: 'src/domain/checks/weight.ts',
    source: 'built',
    reason: 'Made of the names of attributes.',
    samples: ['\\smedia="([^"]*)"'],
  },
  {
    file: 'src/domain/store/catalogue/product-table/table-row.ts',
    source: 'built',
    reason: 'Made of three words for gift cards.',
    samples: ['\\bgift[ _-]?(?:card|certificate|voucher)s?\\b'],
  },
  {
    file: 'src/domain/import/shortcodes.ts',
    source: 'built',
    reason: 'Made of one of five names of elements.',
    samples: ['</textarea'],
  },
  {
    file: 'src/domain/store/settings/address-form.ts',
    source: 'built',
    reason: 'Made of the postal codes that a country knows. Reads a code that is cut before.',
  },
  {
    file: 'src/runtime/calls/crumb-store.ts',
    source: 'built',
    reason: 'Made of the name of a cookie.',
    samples: ['(?:^|; )crumb=([^;]+)'],
  },
  {
    file: 'src/runtime/tracking/visit.ts',
    source: 'built',
    reason: 'Made of the names of cookies.',
    samples: ['(?:^|; )ss_cvr=([^;]*)'],
  },
  {
    file: 'src/runtime/edit-frame/text/commands.ts',
    source: 'built',
    reason: 'Runs in the owner’s own browser, on the last 500 characters of what is typed.',
  },
  {
    file: 'src/server/http/multipart.ts',
    source: 'built',
    reason: 'Made of the names of parameters.',
    samples: [';\\s*filename=(?:"([^"]*)"|([^;\\s]+))'],
  },
  {
    file: 'src/server/http/refuse-method.ts',
    source: 'built',
    reason: 'Made of the paths of calls.',
    samples: ['^\\/api\\/sites\\/[^/]+\\/documents\\/[^/]+\\/edit$'],
  },
  {
    file: 'src/server/moves/transfer/check-media.ts',
    source: 'built',
    reason: 'Made of the name of a folder.',
    samples: ['^media/[^/\\\\]+$'],
  },
  {
    file: 'src/site/fonts.ts',
    source: 'built',
    reason: 'Made of ranges of letters, and looks at one letter.',
    samples: ['[\\u{A1}-\\u{A2}\\u{131}]'],
  },
];
