import { currentFormats } from '../../../../lib/language.ts'

export const dollars = (amount: number | null) => (amount === null ? '' : currentFormats().money(amount))
