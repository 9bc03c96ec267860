/**
 * Exports of shapes that no sample has: builders, shortcodes and blocks of plug-ins, broken markup. Every word that
 * visitors read begins with `keep`, and has to be found again in what is made of it or in what is said of it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertedItem } from '#testing/server/export-words.ts';
import { inFolder } from '#testing/server/import-site.ts';
import { makeWxr, type TestItem } from '#testing/server/wxr.ts';
import { readExport } from './read-export.ts';

type Source = 'wordpress' | 'squarespace';

const elementor = (widgets: readonly (readonly [type: string, settings: object])[]) =>
  JSON.stringify([
    {
      elType: 'container',
      settings: {},
      elements: widgets.map(([widgetType, settings]) => ({
        elType: 'widget',
        widgetType,
        settings,
        elements: [],
      })),
    },
  ]);

const EXPORTS: readonly (readonly [name: string, source: Source, item: TestItem])[] = [
  [
    'blocks of plug-ins, whose words stand in attributes and in nested blocks',
    'wordpress',
    {
      content: `<!-- wp:cover {"url":"https://old.example/a.jpg"} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container"><!-- wp:heading --><h2>keepcover</h2><!-- /wp:heading --></div></div><!-- /wp:cover -->
<!-- wp:media-text --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="x.jpg" alt="keepalt"/></figure><div class="wp-block-media-text__content"><p>keepbeside</p></div></div><!-- /wp:media-text -->
<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>keeppull</p><cite>keepciter</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:verse --><pre class="wp-block-verse">keepverse one
keepverse two</pre><!-- /wp:verse -->
<!-- wp:yoast/faq-block {"questions":[]} --><div class="schema-faq"><div class="schema-faq-section"><strong class="schema-faq-question">keepquestion</strong><p class="schema-faq-answer">keepanswer</p></div></div><!-- /wp:yoast/faq-block -->
<!-- wp:kadence/tabs --><div class="wp-block-kadence-tabs"><ul><li><a href="#t1">keeptab</a></li></ul><div id="t1">keeppane</div></div><!-- /wp:kadence/tabs -->
<!-- wp:table --><figure class="wp-block-table"><table><caption>keepinner</caption><thead><tr><th>keephead</th></tr></thead><tbody><tr><td>keepcell<ul><li>keepcellitem</li></ul></td></tr></tbody><tfoot><tr><td>keepfoot</td></tr></tfoot></table><figcaption>keepcaption</figcaption></figure><!-- /wp:table -->
<!-- wp:file {"href":"https://old.example/p.pdf"} --><div class="wp-block-file"><a href="https://old.example/p.pdf">keepfile</a><a href="https://old.example/p.pdf" class="wp-block-file__button" download>keepdownload</a></div><!-- /wp:file -->`,
    },
  ],
  [
    'blocks that nobody closed, and comments in the middle of words',
    'wordpress',
    {
      content: `<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div><p>keepopen <!-- wp:nothing -->keepmiddle</p>
<!-- wp:list --><ul><li>keepfirst<ol><li>keepdeep<ul><li>keepdeeper</li></ul></li></ol></li></ul>
<p>keep<!-- x -->split <b>keepbold<i>keepboth</b>keepcrossed</i></p><dl><dt>keepterm</dt><dd>keepmeaning</dd></dl>keeploose<br>keepnext`,
    },
  ],
  [
    'classic words with shortcodes around and between them',
    'wordpress',
    {
      content: `keepplain

[caption id="attachment_9" width="300"]<img src="https://old.example/c.jpg" alt="keeppicture" /> keepcaption[/caption]

[su_accordion][su_spoiler title="keepspoiler"]keepinside[/su_spoiler][/su_accordion]
[button link="https://x.example"]keepbutton[/button] [highlight]keephighlight[/highlight]
[tabs][tab title="keeptab"]keeppane[/tab][/tabs]
[column size="1/2"]<h3>keephalf</h3>[/column]
[toggle title="keeptoggle"]keeptoggled [b]keepnested[/b][/toggle]
[email]keepmail@example.org[/email] keep[1]footnote [sic] keepafter`,
    },
  ],
  [
    'pages of Divi',
    'wordpress',
    {
      content: `[et_pb_section][et_pb_row][et_pb_column type="4_4"][et_pb_text]<p>keeptext</p>[/et_pb_text][et_pb_blurb title="keepblurb" image="b.jpg"]keepblurbwords[/et_pb_blurb][et_pb_button button_text="keepbutton" button_url="/x"][/et_pb_button][et_pb_toggle title="keeptoggle"]<p>keepanswer</p>[/et_pb_toggle][et_pb_testimonial author="keepauthor" job_title="keepjob" company_name="keepcompany"]keeppraise[/et_pb_testimonial][et_pb_pricing_table title="keepplan" subtitle="keepsub" currency="$" sum="19" button_text="keepbuy" button_url="/b"]keepfeature[/et_pb_pricing_table][et_pb_number_counter title="keepcounter" number="12"][/et_pb_number_counter][et_pb_cta title="keepcall" button_text="keepgo" button_url="/g"]keepwhy[/et_pb_cta][et_pb_slide heading="keepslide" button_text="keepsee"]keepslidewords[/et_pb_slide][et_pb_team_member name="keepname" position="keepposition"]keepbio[/et_pb_team_member][/et_pb_column][/et_pb_row][/et_pb_section]`,
    },
  ],
  [
    'pages of Elementor with widgets of every kind',
    'wordpress',
    {
      type: 'page',
      content: '<p>What Elementor wrote for search engines.</p>',
      meta: {
        _elementor_edit_mode: 'builder',
        _elementor_data: elementor([
          ['heading', { title: 'keepheading' }],
          ['text-editor', { editor: '<p>keeptext <em>keepemphasis</em></p>' }],
          ['button', { text: 'keepbutton', link: { url: 'https://x.example' } }],
          ['icon-box', { title_text: 'keepicon', description_text: 'keepicontext' }],
          ['icon-list', { icon_list: [{ text: 'keepentry' }, { text: 'keepentrytwo' }] }],
          ['accordion', { tabs: [{ tab_title: 'keeptab', tab_content: '<p>keeptabwords</p>' }] }],
          [
            'testimonial',
            { testimonial_content: 'keeppraise', testimonial_name: 'keepname', testimonial_job: 'keepjob' },
          ],
          [
            'counter',
            { ending_number: 12, title: 'keepcounter', prefix: 'keepprefix', suffix: 'keepsuffix' },
          ],
          ['progress', { title: 'keepprogress', inner_text: 'keepinner' }],
          ['alert', { alert_title: 'keepalert', alert_description: 'keepalertwords' }],
          [
            'price-table',
            { heading: 'keepprice', features_list: [{ item_text: 'keepfeature' }], button_text: 'keepbuy' },
          ],
          ['call-to-action', { title: 'keepcall', description: 'keepcallwords', button: 'keepgo' }],
          ['unheard-of', { words_title: 'keepforeign', steps: [{ step_text: 'keepforeignmore' }] }],
          ['html', { html: '<div>keephtml</div><script>var drop = 1;</script>' }],
        ]),
      },
    },
  ],
  [
    'pages of WPBakery and Avada',
    'wordpress',
    {
      content: `[vc_row][vc_column width="1/2"][vc_column_text]keeptext[/vc_column_text][vc_custom_heading text="keepheading"][vc_btn title="keepbutton" link="url:%2Fx"][vc_tta_accordion][vc_tta_section title="keepsection"][vc_column_text]keepsectionwords[/vc_column_text][/vc_tta_section][/vc_tta_accordion][vc_cta h2="keepcall" h4="keepcallsub"]keepcallwords[/vc_cta][vc_message]keepmessage[/vc_message][/vc_column][/vc_row][fusion_builder_container][fusion_title]keeptitle[/fusion_title][fusion_text]keepfusion[/fusion_text][fusion_button link="/x"]keeppress[/fusion_button][/fusion_builder_container]`,
    },
  ],
  [
    'words in places that are easily overlooked',
    'wordpress',
    {
      content: `<figure><video src="v.mp4"></video><figcaption>keepfilm</figcaption></figure><fieldset><legend>keeplegend</legend><label>keeplabel <input value="drop"></label><button>keeppress</button><select><option>keepoption</option></select></fieldset><map name="m"><area alt="drop" href="/x"></map><object data="x.swf">keepinstead</object><ruby>keepruby<rp>(</rp><rt>keeprt</rt></ruby><marquee>keeprun</marquee><center>keepcentre</center><address>keepaddress</address><svg><text>keepsvg</text></svg><math><mi>keepmath</mi></math><p style="display:none">keephidden</p><h1>keepone</h1><h6>keepsix</h6><pre>keeppre <b>keepprebold</b></pre><hr>keepend<custom-card>keepcustom</custom-card><template>drop</template><noscript>drop</noscript><details><summary>keepsummary</summary>keepdetails</details>`,
    },
  ],
  [
    'letters of many scripts, entities, and control characters',
    'wordpress',
    {
      content:
        '<p>keepgr&uuml;&szlig;e keep&#x1F3FA;jar keep&nbsp;keepnbsp keepשלום keep日本語 keep\u200Bzero &lt;keepangle&gt; keep&amp;keepand &notanentity; keepsoft&shy;hyphen</p>',
    },
  ],
  [
    'Squarespace 7.0 with its layout',
    'squarespace',
    {
      type: 'page',
      content: `<div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-6 span-6"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><h2>keepheading</h2><p>keeptext</p></div></div><div class="sqs-block quote-block sqs-block-quote"><figure><blockquote><span>“</span>keepquote</blockquote><figcaption class="source">keepsource</figcaption></figure></div></div><div class="col sqs-col-6 span-6"><div class="sqs-block button-block sqs-block-button"><a href="/x" class="sqs-block-button-element">keepbutton</a></div><div class="sqs-block image-block sqs-block-image"><figure><img data-src="https://images.squarespace-cdn.com/a.jpg" alt="keepalt"><figcaption class="image-caption-wrapper"><p>keepcaption</p></figcaption></figure></div><div class="sqs-block markdown-block"><div class="sqs-block-content"><p>keepmarkdown</p></div></div><div class="sqs-block menu-block"><div class="menu-section"><div class="menu-section-title">keepmenu</div><div class="menu-item"><div class="menu-item-title">keepdish</div><div class="menu-item-description">keepdishwords</div><span class="menu-item-price-top">12</span></div></div></div></div></div></div>`,
    },
  ],
  [
    'Squarespace 7.1 with its fluid sections',
    'squarespace',
    {
      type: 'page',
      content: `<article class="sections"><section class="page-section" data-section-theme="dark"><div class="fluid-engine"><div class="fe-block"><div class="sqs-block html-block"><div class="sqs-html-content"><p class="sqsrte-large">keeplarge</p><p>keeptext <span class="sqsrte-text-color--accent">keepaccent</span></p></div></div></div><div class="fe-block"><div class="sqs-block accordion-block"><ul class="accordion-items-container"><li class="accordion-item"><h4><button class="accordion-item__click-target"><span class="accordion-item__title">keepquestion</span></button></h4><div class="accordion-item__dropdown"><p>keepanswer</p></div></li></ul></div></div></div></section><section class="page-section user-items-list-section"><div class="user-items-list" data-current-context="{&quot;userItems&quot;:[{&quot;title&quot;:&quot;keepitem&quot;,&quot;description&quot;:&quot;&lt;p&gt;keepitemwords&lt;/p&gt;&quot;}]}"><ul><li class="list-item"><h2 class="list-item-content__title">keepitem</h2><div class="list-item-content__description"><p>keepitemwords</p></div></li></ul></div></section></article>`,
    },
  ],
];

for (const [name, source, item] of EXPORTS) {
  test(`${name}: every word is in what is made of it, or told`, async () => {
    const { words, notes } = await inFolder(async (folder) => {
      const file = join(folder, 'export.xml');
      writeFileSync(file, makeWxr([{ id: 1, slug: 'one', title: 'One', ...item }]));
      const read = await readExport(file, {
        source,
        onProgress: () => undefined,
      });
      if (!read.ok) throw new Error(read.message);
      const [entry] = read.file.items.map((each) => read.file.take(each));
      read.file.close();
      if (!entry) throw new Error('nothing was read');
      return convertedItem(entry, source);
    });
    const kept = `${words.join(' ')} ${notes.join(' ').toLowerCase()}`;
    const wanted = `${item.content} ${item.meta?.['_elementor_data'] ?? ''}`.match(/keep\p{L}+/gu) ?? [];
    expect([...new Set(wanted)].filter((word) => !kept.includes(word.toLowerCase()))).toEqual([]);
    expect(words.filter((word) => word.startsWith('drop'))).toEqual([]);
  });
}
