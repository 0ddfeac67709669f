import { TimingCategory, TimingName } from '@materia/contract/analytics/analytics.schemas.ts'
import { trialStatuses } from '@materia/contract/contents/facets.ts'
import { sentencesInFrench } from '@materia/language/sentences.fr.ts'
import { parseSync } from 'oxc-parser'
import { properNames } from './same-in-french.ts'

export interface Literal {
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  [property: string]: unknown
}

/** Attributes that hold words of the program, not of people. */
const technicalAttribute =
  /^(sx|className|component|variant|color|colour|type|name|id|href|rel|role|key|autoComplete|size|look|shape|side|lang|width|height|d|fill|stroke\w*|viewBox|position|edge|margin|align|direction|severity|target|data-.*|aria-(haspopup|live|controls|current|atomic|relevant|autocomplete|orientation|sort))$/

/** Properties that hold words for people wherever they stand. */
const wordProperty =
  /^(label|title|header|heading|description|detail|text|message|placeholder|helperText|primary|secondary|word|caption|hint|question|action|subject|greeting|closing)$/

/** What a literal may stand in on its way to where it is shown. */
const carriesOn = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'JSXExpressionContainer',
  'ParenthesizedExpression',
  'BinaryExpression',
])

/** Text in the code that a person would read: words between tags, in attributes, and sentences anywhere. */
export function readableLiterals(file: string, source: string): Literal[] {
  const { program } = parseSync(file, source)
  const found: Literal[] = []
  visit(program as unknown as Node, [], (node, parents) => {
    const text = textOf(node)
    if (text === undefined || !isReadable(node, text, parents)) return
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
  })
  return found
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  return undefined
}

function isReadable(node: Node, text: string, parents: Node[]): boolean {
  if (!/\p{L}{2}/u.test(text) || isSaidElsewhere(text.trim())) return false
  if (node.type === 'JSXText') return true
  if (parents.some(isOfTheProgram) || isCompared(parents)) return false
  if (isShown(parents) && /^\p{Lu}|\p{L} \p{L}/u.test(text)) return true
  return isSentence(text)
}

/** Values of the wire that look like words for people. */
const wireValues = new Set<string>([...TimingName.options, ...TimingCategory.options, ...trialStatuses])

/** Names stay as they are, and sentences about fields are translated where the field shows them. */
const isSaidElsewhere = (text: string) => properNames.has(text) || wireValues.has(text) || text in sentencesInFrench

const isCompared = (parents: Node[]) => /^[!=]==$/.test(String(parents.at(-1)?.operator))

/** In an attribute or between tags, or under a name that says so: whatever begins with a capital is read by people. */
function isShown(parents: Node[]): boolean {
  const holder = parents.findLast(({ type }) => !carriesOn.has(type))
  if (!holder) return false
  if (holder.type === 'JSXAttribute' || /^JSX(Element|Fragment)$/.test(holder.type)) return true
  return holder.type === 'Property' && wordProperty.test(String((holder.key as Node).name))
}

/** Imports, types, errors for the log, and styles. */
function isOfTheProgram(node: Node): boolean {
  if (/^(Import|Export(All|Named)Declaration|ImportExpression|TS(?!As|Satisfies|NonNull))/.test(node.type))
    return node.type !== 'ExportNamedDeclaration' || node.source !== null
  if (node.type === 'JSXAttribute') return technicalAttribute.test(attributeName(node))
  if (node.type === 'CallExpression') return (node.callee as Node).type === 'Super'
  if (node.type !== 'NewExpression') return false
  return /Error$|Exception$/.test(String((node.callee as Node).name))
}

const attributeName = (attribute: Node) => String((attribute.name as Node).name)

/** Two words or more that begin as a sentence does, or one that ends as it does. */
const isSentence = (text: string) =>
  /^\s*\p{Lu}\p{L}*[’']?\p{L}*,? \p{L}/u.test(text) || /\p{L}{2} .*\p{L}[.?!…]$/u.test(text)

function visit(node: Node, parents: Node[], look: (node: Node, parents: Node[]) => void) {
  look(node, parents)
  const inside = [...parents, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, inside, look)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
