import { readFileSync } from 'node:fs'
import { settingNames } from '@materia/server/platform/config/config.ts'
import { expect, it } from 'vitest'
import { importSettingNames } from './settings.ts'

it('finds every setting named in .env.example, and no other', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)

  expect(named.toSorted()).toEqual([...settingNames, ...importSettingNames].sort())
})
