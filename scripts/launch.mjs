import { ensureInstalled } from './install.mjs'
import { hand } from './spawn.mjs'

const [script, ...args] = process.argv.slice(2)
ensureInstalled()
hand(script, args)
