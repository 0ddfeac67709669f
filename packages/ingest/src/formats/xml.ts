import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { NotInFormat } from './refusal.ts'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
  line: number
}

interface Shape<Result> {
  /** What is read, for messages. */
  file: string
  /** The document elements that are in the format. */
  roots: string[]
  /** Elements read whole; everything around them is passed through. */
  records: string[]
  /** Called as a record ends, while what stands around it is still the same. */
  read: (record: XmlElement) => Result | undefined
  /** Told of each element opened and closed outside of a record. */
  onOpen?: (name: string, attributes: Record<string, string>) => void
  onClose?: (name: string, text: string) => void
}

/**
 * Reads any length of XML and hands out one record after the other.
 * Entities of a DOCTYPE are not expanded and nothing is fetched: an undeclared entity is an error.
 */
export async function* xmlRecords<Result>(stream: Readable, shape: Shape<Result>): AsyncGenerator<Result> {
  const wanted = new Set(shape.records)
  const ready: Result[] = []
  const open: XmlElement[] = []
  let root: string | undefined
  let outerText = ''

  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new NotInFormat(`${shape.file}, line ${parser.line}`, `not well-formed XML (${reasonOf(error)}).`, {
      cause: error,
    })
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (root === undefined) {
      root = name
      if (!shape.roots.includes(name)) throw wrongRoot(shape, name, parser.line)
    }
    const parent = open.at(-1)
    if (!parent && !wanted.has(name)) {
      outerText = ''
      shape.onOpen?.(name, attributes as Record<string, string>)
      return
    }
    const element: XmlElement = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      line: parser.line,
    }
    parent?.children.push(element)
    open.push(element)
  })
  const onText = (text: string) => {
    const parent = open.at(-1)
    if (parent) parent.children.push(text)
    else if (shape.onClose) outerText += text
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', ({ name }) => {
    const element = open.pop()
    if (!element) {
      shape.onClose?.(name, outerText.trim())
      outerText = ''
      return
    }
    if (open.length > 0) return
    const result = shape.read(element)
    if (result !== undefined) ready.push(result)
  })

  stream.setEncoding('utf8')
  for await (const chunk of stream) {
    parser.write(chunk as string)
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}

export function child(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let current = element
  for (const name of path)
    current = current?.children.find((each): each is XmlElement => typeof each !== 'string' && each.name === name)
  return current
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((each): each is XmlElement => typeof each !== 'string' && each.name === name) ?? []
}

/** All text inside, without markup. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return ''
  return element.children.map((each) => (typeof each === 'string' ? each : textOf(each))).join('')
}

function wrongRoot(shape: Shape<unknown>, name: string, line: number): NotInFormat {
  return new NotInFormat(
    `${shape.file}, line ${line}`,
    `expected <${shape.roots.join('> or <')}> as the document element, found <${name}>.`,
  )
}

const reasonOf = (error: Error) => error.message.replace(/^.*?\d+:\d+:\s*/, '')
