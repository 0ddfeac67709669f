import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanArticle, isTooComplex } from './article-html.ts'
import { hasWords, plainTextOf } from './article-text.ts'

function cleaned(html: string): string {
  const article = cleanArticle({ html, lengthMax: 10_000 })
  return typeof article === 'string' ? article : article.html
}

const id = '6f1c2a52-7d0e-4d2b-9c55-0a4b3a2f1e10'

describe('cleaning an article', () => {
  it('keeps what an article is made of', () => {
    const html = [
      '<h2>Title</h2><p>A <strong>bold</strong> and <em>fine</em> H<sub>2</sub>O<sup>+</sup>.<br />Next</p>',
      '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote>',
      '<table><thead><tr><th scope="col">Dose</th></tr></thead><tbody><tr><td colspan="2">5 mg</td></tr></tbody></table>',
      `<figure><img src="/api/attachment/${id}?size=large" alt="An ECG" width="600" /><figcaption>ECG</figcaption></figure>`,
      '<p>Known<sup><a id="cite-1" href="#ref-1">1</a></sup></p><ol><li id="ref-1">A paper.</li></ol>',
    ].join('')

    expect(cleaned(html)).toBe(html)
  })

  it('makes links safe to follow', () => {
    expect(cleaned('<a href="https://example.org/x?a=1&amp;b=2" onclick="x()" style="color:red">x</a>')).toBe(
      '<a href="https://example.org/x?a=1&amp;b=2" rel="noopener noreferrer nofollow ugc" target="_blank">x</a>',
    )
  })

  it('leaves the words of a link that leads nowhere safe', () => {
    const unsafe = ['javascript:alert(1)', 'data:text/html,x', '<img src=x onerror=', 'page.html', '\\\\', 'https://']
    expect(unsafe.map((href) => cleaned(`<a href="${href}">x</a>`))).toEqual(unsafe.map(() => '<a>x</a>'))
    expect(cleaned('<a href="/contents/1">x</a>')).toContain('href="/contents/1"')
  })

  it('turns what word processors write into plain headings, bold and italic', () => {
    const word =
      '<h1 class="MsoTitle" style="mso-pagination:none">T</h1><!--[if gte mso 9]><xml></xml><![endif]--><p class="MsoNormal"><o:p></o:p><b>b</b> <i>i</i> <span lang="EN-CA">s</span></p>'

    expect(cleaned(word)).toBe('<h2>T</h2><p><strong>b</strong> <em>i</em> s</p>')
  })

  it('shows only pictures uploaded here', () => {
    const foreign = [
      '<img src="https://example.org/pixel.gif">',
      '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
      '<img src="//example.org/x.png">',
      '<img src="/api/User/token">',
      `<img src="/api/attachment/${id}/../../User">`,
      '<img srcset="https://example.org/x 1x">',
    ].join('')

    expect(cleaned(foreign)).toBe('')
    const html = `<p><img alt="a" src="/api/attachment/${id.toUpperCase()}"></p>${foreign}`
    expect(cleanArticle({ html, lengthMax: 10_000 })).toMatchObject({ imageIds: [id] })
    expect(cleanArticle({ html, lengthMax: 10_000, keptImageIds: [] })).toEqual({ html: '<p></p>', imageIds: [] })
  })

  it('changes nothing more the second time, whatever was given', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<a href="',
      '"',
      "'",
      'javascript:',
      '<img src=x onerror=',
      '<svg/onload=',
      '<!--',
      '-->',
      '&lt;',
      '&#106;',
      '<script>',
      '</script>',
      'alert(1)',
      '<table><tr><td>',
      '<li id="ref-1">',
      '<style>',
      '\0',
      '<![CDATA[',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const once = cleaned(pieces.join(''))
        expect(cleaned(once)).toBe(once)
        expect(once).not.toMatch(/<(script|style|svg|iframe|object|embed|form|input|meta|link|base)\b/i)
        expect(once).not.toMatch(/<[^>]+\son\w+\s*=/i)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an article that costs too much to read', () => {
  it('has too many elements, or too many inside one another', () => {
    expect(isTooComplex('<p>a</p>'.repeat(20_000))).toBe(false)
    expect(isTooComplex('<p>a</p>'.repeat(20_001))).toBe(true)
    expect(isTooComplex('<div>'.repeat(1_000))).toBe(false)
    expect(isTooComplex('<div><b></i>'.repeat(600))).toBe(true)
    expect(isTooComplex('<br><img src="a>b">'.repeat(5_000))).toBe(false)
  })

  it('is refused when cleaning makes it longer than an article may be', () => {
    expect(cleanArticle({ html: '&'.repeat(100), lengthMax: 499 })).toBe('too-long')
    expect(cleanArticle({ html: '&'.repeat(100), lengthMax: 500 })).toMatchObject({ html: '&amp;'.repeat(100) })
  })
})

describe('the plain text of an article', () => {
  it('has one line a block and no marks', () => {
    expect(plainTextOf('<h2>A &amp; B</h2><p>One&nbsp;two<br>three</p><ul><li>x</li></ul>')).toBe(
      'A & B\nOne two\nthree\nx',
    )
    const html = '<h2>A</h2><p>b</p><table><tr><td>c</td></tr></table><ol><li id="ref-1">d</li></ol>'
    expect(plainTextOf(html, { proseOnly: true })).toBe('b')
  })
  it('knows what is in quotes, in comments and in scripts for what it is', () => {
    expect(plainTextOf('<p title="a > b">One</p><!-- <p>no</p> --><script>"<p>no"</script><p>2 < 3 &eacute;</p>')).toBe(
      'One\n2 < 3 é',
    )
    expect(plainTextOf('One <b never ends')).toBe('One')
    expect([hasWords('<p> &nbsp;</p><br>'), hasWords('<p>&nbsp;a</p>')]).toEqual([false, true])
  })
})
