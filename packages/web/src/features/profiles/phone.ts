import { profileMessages } from './messages.ts'
/** As people read it. */
export const phoneWithExtension = (number: string, extension: string | null) =>
  extension ? profileMessages()('withExtension', { number, extension }) : number

/** As a phone dials it: the extension after a pause. */
export function phoneHref(number: string, extension: string | null): string {
  const digits = (text: string) => text.replaceAll(/[^\d+]/g, '')
  return `tel:${digits(number)}${extension ? `,${digits(extension)}` : ''}`
}
