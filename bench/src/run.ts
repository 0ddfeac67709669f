import { benchBadInput } from './bad-input.ts'
import { benchChat } from './chat.ts'
import { benchClinical } from './clinical.ts'
import { benchDigests } from './digests.ts'
import { benchDirectory } from './directory.ts'
import { benchFaults } from './faults.ts'
import { benchFeed } from './feed.ts'
import { benchFigures } from './figures.ts'
import { benchFollows } from './follows.ts'
import { benchGrowth } from './growth.ts'
import { benchImport } from './import.ts'
import { benchLanguages } from './languages.ts'
import { benchMessages } from './messages.ts'
import { benchMixed } from './mixed.ts'
import { benchNotices } from './notices.ts'
import { benchSearch } from './search.ts'

const benches: Record<string, (args: string[]) => Promise<void>> = {
  'bad-input': benchBadInput,
  chat: benchChat,
  clinical: benchClinical,
  digests: benchDigests,
  directory: benchDirectory,
  faults: benchFaults,
  feed: benchFeed,
  figures: benchFigures,
  follows: benchFollows,
  growth: benchGrowth,
  import: benchImport,
  languages: benchLanguages,
  messages: benchMessages,
  mixed: benchMixed,
  notices: benchNotices,
  search: benchSearch,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench(args)
} else {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(benches).join('|')}\n`)
  process.exitCode = 1
}
