import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What is said of a field whose schema says nothing itself. A word in braces stands for a value. */
export const validationMessages = {
  required: 'This is required.',
  text: 'Give this as text.',
  number: 'Give this as a number.',
  wholeNumber: 'Give this as a whole number.',
  yesOrNo: 'Answer with true or false.',
  list: 'Give this as a list.',
  fields: 'Give this as an object with named fields.',
  tooShort: 'Use at least {bound} characters.',
  tooLong: 'Use at most {bound} characters.',
  tooSmall: 'Use a number of at least {bound}.',
  tooLarge: 'Use a number of at most {bound}.',
  tooFew: 'Give at least {bound}.',
  tooMany: 'Give at most {bound}.',
  id: 'This is not a valid id.',
  email: 'Must be valid Email',
  address: 'Give a whole address, such as https://example.org/page.',
  moment: 'Give a date and time, such as 2026-01-31T09:30:00Z.',
  day: 'Give a date, such as 2026-01-31.',
  choice: 'Choose one of these: {choices}.',
  unknownField: 'There is no field named {names}.',
  form: 'This is not in the right form.',
} as const

type MessageName = keyof typeof validationMessages

const ofTypes: Record<string, MessageName> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'yesOrNo',
  array: 'list',
  tuple: 'list',
  object: 'fields',
  record: 'fields',
}
const ofFormats: Record<string, MessageName> = {
  uuid: 'id',
  guid: 'id',
  email: 'email',
  url: 'address',
  datetime: 'moment',
  date: 'day',
}

/** A sentence for the person who filled in the field; zod's own words are for programmers. */
export function validationMessage(issue: Issue): string {
  const [name, values] = explain(issue)
  return validationMessages[name].replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    (values?.[key] ?? '').toLocaleString('en-CA'),
  )
}

function explain(issue: Issue): [MessageName, Record<string, string | number>?] {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return ['required']
      return [ofTypes[issue.expected] ?? 'form']
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return ['required']
      return [boundName(issue.origin, 'tooShort', 'tooFew', 'tooSmall'), { bound: Number(issue.minimum) }]
    case 'too_big':
      return [boundName(issue.origin, 'tooLong', 'tooMany', 'tooLarge'), { bound: Number(issue.maximum) }]
    case 'invalid_format':
      return [ofFormats[issue.format] ?? 'form']
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return ['required']
      return ['choice', { choices: issue.values.map(String).join(', ') }]
    case 'unrecognized_keys':
      return ['unknownField', { names: issue.keys.slice(0, 5).join(', ').slice(0, 100) }]
    default:
      return ['form']
  }
}

function boundName(origin: string, ofText: MessageName, ofList: MessageName, ofNumber: MessageName): MessageName {
  if (origin === 'string') return ofText
  return origin === 'array' || origin === 'set' ? ofList : ofNumber
}
