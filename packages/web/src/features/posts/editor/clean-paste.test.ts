import { describe, expect, it } from 'vitest'
import { cleanPasted } from './clean-paste.ts'

const clean = (html: string) => cleanPasted(html, { keepsPicture: (source) => source.startsWith('/api/attachment/') })

describe('pasted text', () => {
  it('from Word loses its remarks, classes and styles', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{}</style></head><body>
      <!--StartFragment--><h1 style="mso-outline-level:1">Title<o:p></o:p></h1>
      <p class="MsoNormal" style="margin:0cm"><b style="mso-bidi-font-weight:normal">Bold</b> and <i>fine</i><o:p></o:p></p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p><!--[if gte mso 9]><xml><w:x/></xml><![endif]--><!--EndFragment--></body></html>`

    expect(clean(word).html.replaceAll(/\s+/g, ' ')).toBe('<h2>Title</h2> <p><b>Bold</b> and <i>fine</i></p>')
  })

  it('turns Word’s list paragraphs into nested lists', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}<span>&nbsp; </span></span>${text}</p>`
    const word = `${item(1, '·', 'one')}${item(2, '1.', 'inner')}${item(2, '2.', 'inner too')}${item(1, '·', 'two')}<p>After</p>`

    expect(clean(word).html).toBe(
      '<ul><li>one<ol><li>inner</li><li>inner too</li></ol></li><li>two</li></ul><p>After</p>',
    )
  })

  it('keeps tables with their spans', () => {
    const table =
      '<table class="x" style="width:50%"><tbody><tr><td colspan="2" style="color:red" width="10">Dose</td></tr></tbody></table>'

    expect(clean(table).html).toBe('<table><tbody><tr><td colspan="2">Dose</td></tr></tbody></table>')
  })

  it('unwraps what Google Docs wraps', () => {
    expect(clean('<b style="font-weight:normal" id="docs-internal-guid-1"><p>Text</p></b>').html).toBe('<p>Text</p>')
  })

  it('leaves out pictures that live elsewhere and says how many', () => {
    const pasted = clean(
      '<p>a<img src="https://example.org/x.png"><img src="file:///C:/x.png"><img src="/api/attachment/1" alt="Kept"></p>',
    )

    expect(pasted).toEqual({ html: '<p>a<img src="/api/attachment/1" alt="Kept"></p>', picturesLeftOut: 2 })
  })

  it('carries no script along', () => {
    expect(clean('<p onclick="x()">a<script>alert(1)</script><svg onload="x()"></svg></p>').html).toBe('<p>a</p>')
  })
})
