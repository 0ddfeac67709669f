import { escapeHtml } from './plain.ts'

interface OpenList {
  tag: 'ul' | 'ol'
  indent: number
}

const listItem = /^(\s*)(?:([*•-])|(\d{1,3}|[a-z])[.)])\s+(.*)$/

/** Registry text (paragraphs, starred and numbered lists by indentation, signs behind a backslash) as clean HTML. */
export function outlineHtml(text: string): string {
  const lists: OpenList[] = []
  let html = ''
  let paragraph: string[] = []

  const endParagraph = () => {
    if (paragraph.length) html += `<p>${escapeHtml(unescaped(paragraph.join(' ')))}</p>`
    paragraph = []
  }
  const closeListsTo = (depth: number) => {
    while (lists.length > depth) html += `</li></${lists.pop()?.tag}>`
  }

  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const [, indent = '', bullet, , words = ''] = listItem.exec(line) ?? []
    if (words) {
      endParagraph()
      const item: OpenList = { tag: bullet ? 'ul' : 'ol', indent: indent.length }
      const deeper = lists.findIndex((list) => list.indent >= item.indent)
      if (deeper >= 0) closeListsTo(deeper + 1)
      const current = lists.at(-1)
      if (current && current.indent === item.indent && current.tag === item.tag) html += '</li>'
      else {
        if (current && current.indent >= item.indent) closeListsTo(lists.length - 1)
        html += `<${item.tag}>`
        lists.push(item)
      }
      html += `<li>${escapeHtml(unescaped(words.trim()))}`
      continue
    }
    if (!line.trim()) {
      endParagraph()
      continue
    }
    // A line set in under an item goes on with it.
    if (lists.length && /^\s{2,}/.test(line)) {
      html += ` ${escapeHtml(unescaped(line.trim()))}`
      continue
    }
    closeListsTo(0)
    paragraph.push(line.trim())
  }
  endParagraph()
  closeListsTo(0)
  return html
}

/** The same text for places that show no markup. */
export const outlineText = (text: string) => unescaped(text.replace(/\r\n?/g, '\n')).trim()

const unescaped = (text: string) => text.replace(/\\([\\`*_{}[\]()#+\-.!<>~|=^&])/g, '$1')
