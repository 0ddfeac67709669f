import { contentRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'

const { make, as } = await testApp()

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'onanimationstart',
  'ontoggle',
  'onpointerdown',
]
const elements = ['img', 'svg', 'body', 'video', 'audio', 'iframe', 'details', 'input', 'marquee', 'object', 'a', 'p']
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://example.org/x',
  'file:///etc/passwd',
  '//example.org/x',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
]

const fragments = [
  ...handlers.flatMap((handler) =>
    elements.flatMap((element) => [
      `<${element} src=x ${handler}=alert(1)>`,
      `<${element}/${handler}="alert(1)"/src=x>`,
      `<${element.toUpperCase()} ${handler.toUpperCase()} = 'alert(1)'>x</${element}>`,
    ]),
  ),
  ...schemes.flatMap((scheme) => [
    `<a href="${scheme}">x</a>`,
    `<img src="${scheme}">`,
    `<iframe src="${scheme}"></iframe>`,
    `<form action="${scheme}"><button formaction="${scheme}">x</button></form>`,
    `<svg><a xlink:href="${scheme}"><text>x</text></a></svg>`,
    `<math href="${scheme}">x</math>`,
    `<object data="${scheme}"></object><embed src="${scheme}">`,
    `<base href="${scheme}"><link rel=stylesheet href="${scheme}">`,
    `<meta http-equiv=refresh content="0;url=${scheme}">`,
    `<p style="background:url(${scheme})">x</p>`,
    `<blockquote cite="${scheme}">x</blockquote>`,
    `<video poster="${scheme}"><source src="${scheme}"></video>`,
    `<img srcset="${scheme} 1x" lowsrc="${scheme}" dynsrc="${scheme}">`,
  ]),
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script src=//example.org/x.js>',
  '<script\x0c>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<title><img title="</title><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src=x onerror\x0b=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<a href="https://example.org" target="_top" id="location" name="cookie">x</a>',
  '<p id="__proto__" class="MuiDialog-root" style="position:fixed;inset:0">x</p>',
  '<style>@import "https://example.org/x.css"; body{display:none}</style>',
  '<p style="behavior:url(x);-moz-binding:url(x);width:expression(alert(1))">x</p>',
  '<input autofocus onfocus=alert(1)><keygen autofocus onfocus=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<xss contenteditable onblur=alert(1) tabindex=1 autofocus>x</xss>',
  '<portal src="javascript:alert(1)">',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  `${'<div>'.repeat(500)}<img src=x onerror=alert(1)>`,
  '\ufeff<script>alert(1)</script>',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
]

const allowedElements =
  /^(h2|h3|h4|p|br|hr|blockquote|ul|ol|li|pre|code|strong|em|u|s|sub|sup|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)$/
const allowedAttributes = /^(href|rel|target|src|alt|width|height|start|id|colspan|rowspan|scope)$/

/** Reads the markup as a browser would, and names whatever does not belong into an article. */
function complaintsAbout(html: string): string[] {
  return startTagsOf(html).flatMap(({ name, attributes }) => [
    ...(allowedElements.test(name) ? [] : [`element ${name}`]),
    ...attributes.flatMap(([attribute, value]) => [
      ...(allowedAttributes.test(attribute) ? [] : [`attribute ${attribute}`]),
      ...(attribute === 'href' && !/^(https?:\/\/|mailto:|#ref-)/i.test(value) ? [`address ${value}`] : []),
      ...(attribute === 'src' && !value.startsWith('/api/attachment/') ? [`picture ${value}`] : []),
    ]),
  ])
}

describe('article text', () => {
  it(`is stored clean, whichever of ${fragments.length} hostile fragments it holds`, async () => {
    const doctor = await make.doctor()
    const size = 40

    for (let start = 0; start < fragments.length; start += size) {
      const part = fragments.slice(start, start + size)
      for (const content of [part.join(''), ...part.slice(0, 5)]) {
        const reply = await as(doctor).call(postRoutes.createDraftArticle, { body: { title: 'x', content } })
        const stored = await as(doctor).call(contentRoutes.getContent, {
          params: { contentItemId: reply.body.contentItemId },
        })

        expect(reply.status).toBe(200)
        expect(stored.body).toMatchObject({ content: reply.body.content })
        expect(complaintsAbout(reply.body.content)).toEqual([])
      }
    }
  })

  it('is clean by every way in', async () => {
    const doctor = await make.doctor()
    const content = '<p>Text</p><img src=x onerror=alert(1)><script>alert(1)</script>'
    const { contentItemId } = (await as(doctor).call(postRoutes.createDraftArticle, { body: { title: 'x', content } }))
      .body

    const saved = await as(doctor).call(postRoutes.updateDraftArticle, { params: { contentItemId }, body: { content } })
    await as(doctor).call(postRoutes.publishArticle, { query: { draftContentItemId: contentItemId } })
    const byBody = await as(doctor).call(postRoutes.updateArticle, { params: { contentItemId }, body: { content } })
    const byQuery = await as(doctor).call(postRoutes.updateArticle, { params: { contentItemId }, query: { content } })
    const summary = await as(doctor).call(postRoutes.suggestSummary, { body: { content } })

    expect([saved, byBody, byQuery].map((reply) => reply.body.content)).toEqual(Array(3).fill('<p>Text</p>'))
    expect(summary.body).toBe('Text')
  })

  it('keeps titles, names and summaries as the plain text they are', async () => {
    const doctor = await make.doctor()
    const hostile = '<img src=x onerror=alert(1)>'

    const { body } = await as(doctor).call(postRoutes.createDraftArticle, {
      body: { title: hostile, summary: hostile, authors: [{ name: hostile }] },
    })

    expect([body.title, body.summary, body.authors[0]?.name]).toEqual([hostile, hostile, hostile])
  })
})

/** Each start tag with its attributes, as the cleaner writes them. */
function startTagsOf(html: string): { name: string; attributes: [string, string][] }[] {
  const tags = [...html.matchAll(/<([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: [...rest.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(
        ([, key = '', value = '']): [string, string] => [key.toLowerCase(), value],
      ),
    }),
  )
  // A tag that cannot be read here is one that a browser may read in a way of its own.
  const opened = [...html.matchAll(/<(?![/!])/g)].length
  return opened === tags.length ? tags : [...tags, { name: 'unreadable', attributes: [] }]
}
