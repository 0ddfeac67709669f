import { z } from 'zod'
import type { Known } from '../bad-input/odd-values.ts'

/** The part of JSON Schema that the contract's schemas come to. */
interface Shape {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape | false
  prefixItems?: Shape[]
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
}

/** One place in a value where text goes. */
export interface TextField {
  name: string
  /** The most it takes by the contract; undefined where only the size of a request ends it. */
  maxLength: number | undefined
  format: string | undefined
  /** A whole value with this text in its place and as little else as the schema asks for. */
  valueWith(text: string): unknown
}

export const textFieldsOf = (schema: z.ZodType, known: Known, name: string): TextField[] =>
  fieldsOf(shapeOf(schema), known, name)

/** The least that the schema takes. */
export const exampleFor = (schema: z.ZodType, known: Known, name: string): unknown =>
  exampleOf(shapeOf(schema), known, name)

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

function fieldsOf(shape: Shape, known: Known, name: string): TextField[] {
  const options = shape.anyOf ?? shape.oneOf
  if (options) return options.flatMap((option) => fieldsOf(option, known, name))
  if (isText(shape)) {
    return [{ name, maxLength: shape.maxLength, format: shape.format, valueWith: (text) => text }]
  }
  if (shape.prefixItems) return placesOf(shape.prefixItems, known, name)
  if (shape.items) {
    return fieldsOf(shape.items, known, name).map((field) => within(field, (value) => [value]))
  }
  return Object.entries(shape.properties ?? {}).flatMap(([key, part]) =>
    fieldsOf(part, known, `${name}.${key}`).map((field) =>
      within(field, (value) => ({ ...(exampleOf(shape, known, name) as object), [key]: value })),
    ),
  )
}

const within = (field: TextField, wrap: (value: unknown) => unknown): TextField => ({
  ...field,
  valueWith: (text) => wrap(field.valueWith(text)),
})

function placesOf(places: Shape[], known: Known, name: string): TextField[] {
  return places.flatMap((place, index) =>
    fieldsOf(place, known, `${name}.${index}`).map((field) =>
      within(field, (value) =>
        places.slice(0, index + 1).map((each, at) => (at === index ? value : exampleOf(each, known, `${name}.${at}`))),
      ),
    ),
  )
}

const isText = ({ type, enum: values, const: value }: Shape) =>
  [type].flat().includes('string') && !values && value === undefined

function exampleOf(shape: Shape, known: Known, name: string): unknown {
  const option = (shape.anyOf ?? shape.oneOf)?.[0]
  if (option) return exampleOf(option, known, name)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [type] = [shape.type].flat()
  if (type === 'string') return textOf(shape, known, name)
  if (type === 'integer' || type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'array') return exampleListOf(shape, known, name)
  if (type !== 'object') return null
  return Object.fromEntries(
    (shape.required ?? []).map((key) => [key, exampleOf(shape.properties?.[key] ?? {}, known, `${name}.${key}`)]),
  )
}

function exampleListOf({ prefixItems, minItems, items }: Shape, known: Known, name: string): unknown[] {
  if (prefixItems) {
    return prefixItems
      .slice(0, minItems ?? prefixItems.length)
      .map((place, at) => exampleOf(place, known, `${name}.${at}`))
  }
  return items && minItems ? [exampleOf(items, known, name)] : []
}

const examples: Record<string, string> = {
  'date-time': '2026-03-04T12:00:00Z',
  date: '2026-03-04',
  uri: 'https://example.test/paper',
  email: 'person@example.test',
}

function textOf({ format = '', minLength = 1 }: Shape, known: Known, name: string): string {
  if (format === 'uuid') return known.idsFor(name)[0] ?? ''
  return examples[format] ?? 'Words '.repeat(Math.ceil(minLength / 6)).slice(0, Math.max(minLength, 5))
}
