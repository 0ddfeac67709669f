import { ensureInstalled } from './install.mjs'
import { takeSettings } from './settings.mjs'
import { hand } from './spawn.mjs'

const [script, ...args] = process.argv.slice(2)
takeSettings()
await ensureInstalled()
hand(script, args)
