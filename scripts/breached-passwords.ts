import { createReadStream, writeFileSync } from 'node:fs'
import { exit, stderr, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { addToFilter, emptyFilter } from '../packages/server/src/features/users/passwords/bloom-filter.ts'

// Makes the list of breached passwords that is shipped: node scripts/breached-passwords.ts <file with a password a line>
const shortest = 8
const target = new URL('../packages/server/lists/breached-passwords.bloom', import.meta.url)
const [list] = process.argv.slice(2)
if (!list) {
  stderr.write('Name a file with a password a line.\n')
  exit(1)
}

const passwords = new Set<string>()
for await (const line of createInterface({ input: createReadStream(list) })) {
  const password = line.trim().toLowerCase()
  if (password.length >= shortest) passwords.add(password)
}
const filter = emptyFilter(passwords.size)
for (const password of passwords) addToFilter(filter, password)
writeFileSync(target, filter)
stdout.write(`${passwords.size} passwords in ${filter.length} bytes.\n`)
