/** What was left out of pasted text, to be told to the writer. */
export interface Pasted {
  html: string
  picturesLeftOut: number
}

/**
 * Makes what other programs put on the clipboard plain: Word's list paragraphs become lists, its own elements and
 * remarks go, pictures that live elsewhere are left out. What remains is cut down to the editor's own elements by it.
 */
export function cleanPasted(html: string, { keepsPicture }: { keepsPicture: (source: string) => boolean }): Pasted {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>/g, ''), 'text/html')
  const { body } = page
  for (const unwanted of body.querySelectorAll('script, style, meta, link, title, xml, o\\:p, head')) unwanted.remove()
  makeLists(page)
  unwrapGoogleBold(body)
  const picturesLeftOut = dropPictures(body, keepsPicture)
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4')
  for (const empty of body.querySelectorAll('p, span')) {
    if (!empty.textContent?.replaceAll('\u00a0', ' ').trim() && !empty.querySelector('img, br')) empty.remove()
  }
  for (const element of body.querySelectorAll('*')) keepPlainAttributes(element)
  return { html: body.innerHTML.trim(), picturesLeftOut }
}

interface WordItem {
  paragraph: Element
  level: number
  isOrdered: boolean
}

/** Word writes a list as paragraphs that name their level and carry their own mark. */
function makeLists(page: Document): void {
  for (const first of page.body.querySelectorAll('p')) {
    if (!first.isConnected || !wordItem(first)) continue
    const items: WordItem[] = []
    for (let next: Element | null = first; next; next = next.nextElementSibling) {
      const item = wordItem(next)
      if (!item) break
      items.push(item)
    }
    first.before(listOf(page, items))
    for (const { paragraph } of items) paragraph.remove()
  }
}

function wordItem(paragraph: Element): WordItem | undefined {
  const level = /mso-list:[^;"']*level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (paragraph.tagName !== 'P' || !level) return undefined
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const isOrdered = /^\s*\(?([0-9]{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(mark?.textContent ?? '')
  mark?.remove()
  return { paragraph, level: Number(level), isOrdered }
}

function listOf(page: Document, items: WordItem[]): Element {
  const root = page.createElement(items[0]?.isOrdered ? 'ol' : 'ul')
  const open = [{ list: root, level: items[0]?.level ?? 1 }]
  for (const { paragraph, level, isOrdered } of items) {
    while (open.length > 1 && level < (open.at(-1)?.level ?? 1)) open.pop()
    const innermost = open.at(-1)
    if (innermost && level > innermost.level) {
      const list = page.createElement(isOrdered ? 'ol' : 'ul')
      ;(innermost.list.lastElementChild ?? innermost.list).append(list)
      open.push({ list, level })
    }
    const entry = page.createElement('li')
    entry.append(...paragraph.childNodes)
    open.at(-1)?.list.append(entry)
  }
  return root
}

/** Google Docs wraps everything it copies into a bold element that is not bold. */
function unwrapGoogleBold(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b')) {
    if (/(^|;)\s*font-weight:\s*normal/i.test(wrapper.getAttribute('style') ?? ''))
      wrapper.replaceWith(...wrapper.childNodes)
  }
}

function dropPictures(body: HTMLElement, keepsPicture: (source: string) => boolean): number {
  const foreign = [...body.querySelectorAll('img')].filter((image) => !keepsPicture(image.getAttribute('src') ?? ''))
  for (const image of foreign) image.remove()
  for (const drawing of body.querySelectorAll('svg, picture source, object, embed, iframe, video, canvas'))
    drawing.remove()
  return foreign.length
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const plainAttributes = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'id'])

function keepPlainAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) if (!plainAttributes.has(name)) element.removeAttribute(name)
}
