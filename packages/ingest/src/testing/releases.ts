import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixture } from './files.ts'

/** The fixture's tables, changed as a later release would have them. */
export function release(change: (tables: Record<string, string>) => void = () => undefined): Record<string, string> {
  const folder = fixture('drug-products')
  const tables = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  change(tables)
  return tables
}

export const edit = (tables: Record<string, string>, name: string, from: string | RegExp, to: string) => {
  const before = tables[name] ?? ''
  tables[name] = before.replace(from, to)
  if (tables[name] === before) throw new Error(`Nothing to change in ${name}.`)
}

// Lipitor 10 mg is 49973, Lipitor 80 mg 66964, Norvasc 5 mg 12938; the whole release is dated by its newest product.
export const later = (tables: Record<string, string>) => {
  edit(tables, 'drug.txt', /("49973",.*)"\d{2}-[A-Z]{3}-\d{4}"/, '$1"15-APR-2026"')
  edit(tables, 'status.txt', /"49973","Y","MARKETED","[^"]*"/, '"49973","Y","CANCELLED POST MARKET","14-APR-2026"')
  edit(tables, 'drug.txt', /"12938",.*\r\n/, '')
}
