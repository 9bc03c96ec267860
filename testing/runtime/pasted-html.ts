/** What other programs put on the clipboard, written from how they do. */

/** As Word 16 writes it to the clipboard, shortened where it repeats itself. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><a name="_Toc1700"></a>Opening hours<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>We open <b><span style='color:red'>every
day</span></b> but <i style='mso-bidi-font-style:normal'>Monday</i>, see <a href="https://studio.example/visit"><span style='color:#0563C1'>how to
visit</span></a>.<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:AB_1' href="#_msocom_1">[AB1]</a></span></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Bowls<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>deep ones<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Cups<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Knead<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Throw<o:p></o:p></p>
<p class=MsoQuote>A bowl is finished in use.<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'><img width=300 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1">Centred<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=300 valign=top><p class=MsoNormal>Ash<o:p></o:p></p></td><td><p class=MsoNormal><b>1280</b><o:p></o:p></p></td></tr></table>
<!--EndFragment--><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div></body></html>`;

/** As Google Docs writes it. */
const SPAN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;';
export const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="${SPAN}font-weight:700;">The kiln</span></h2><p dir="ltr" style="line-height:1.38;"><span style="${SPAN}font-weight:400;">Fired </span><span style="${SPAN}font-weight:700;">four times</span><span style="${SPAN}font-weight:400;"> a </span><span style="${SPAN.replace('font-style:normal', 'font-style:italic')}font-weight:400;">year</span><span style="${SPAN}font-weight:400;">, </span><a href="https://www.google.com/url?q=https://studio.example/kiln&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="${SPAN.replace('text-decoration:none', 'text-decoration:underline')}font-weight:400;">read on</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="${SPAN}font-weight:400;">Wood</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${SPAN}font-weight:400;">apple</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="${SPAN}font-weight:400;">Gas</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span style="${SPAN}">One</span></p></li></ol><p dir="ltr" style="text-align:right;"><span style="${SPAN}">Line<br />two</span></p><div dir="ltr" align="left"><table><colgroup><col width="312" /></colgroup><tbody><tr><td style="border:1px"><p dir="ltr"><span style="${SPAN}">a</span></p></td><td><p dir="ltr"><span style="${SPAN}">b</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
