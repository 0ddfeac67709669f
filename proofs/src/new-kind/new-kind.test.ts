import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testDatabase } from '@materia/server/testing/database.ts'
import { afterAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const bin = join(root, 'node_modules/.bin')
await mkdir(join(root, 'data'), { recursive: true })
const house = await mkdtemp(join(root, 'data/new-kind-'))
afterAll(() => rm(house, { recursive: true, force: true }))

/** A copy of the house, beside its own libraries. */
async function copyHouse() {
  for (const name of ['contract', 'server', 'ingest', 'web']) {
    const isTold = (path: string) => !/node_modules|\.test\.tsx?$|\/dist\b/.test(path.slice(root.length))
    await cp(join(root, 'packages', name), join(house, 'packages', name), { recursive: true, filter: isTold })
    await mkdir(join(house, 'node_modules/@materia'), { recursive: true })
    await symlink(join(house, 'packages', name), join(house, 'node_modules/@materia', name))
  }
  const tsconfig = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: [],
    files: [
      'packages/server/src/features/contents/index.ts',
      'packages/web/src/vite-env.d.ts',
      'packages/web/src/ui/theme/theme.ts',
      'packages/web/src/features/contents/details/kinds/index.tsx',
      'packages/web/src/domain/kind-looks.tsx',
    ],
  }
  await write('tsconfig.json', JSON.stringify(tsconfig))
}

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(house, path)), { recursive: true })
  await writeFile(join(house, path), text)
}

async function addLine(path: string, before: string, line: string) {
  const text = await readFile(join(house, path), 'utf8')
  expect(text).toContain(before)
  await writeFile(join(house, path), text.replace(before, `${line}\n${before}`))
}

const checkTypes = async () => {
  const { stdout } = await run(join(bin, 'tsc'), ['--noEmit', '-p', house]).catch(
    (failed: { stdout: string }) => failed,
  )
  return stdout
}

const schema = `import { z } from 'zod'
import { ContentWhole } from '../common.schemas.ts'

export const PodcastDetails = z.object({ minutes: z.int() })
export type PodcastDetails = z.infer<typeof PodcastDetails>
export const Podcast = ContentWhole.extend({ ...PodcastDetails.shape, contentItemType: z.literal('Podcast') })
export type Podcast = z.infer<typeof Podcast>
`
const kind = `import type { PodcastDetails } from '@materia/contract'
import type { Kind } from './kind.ts'

export const podcast: Kind<PodcastDetails> = {
  searchClass: 5,
  searchWords: () => 'podcast',
  identifiers: () => [],
  factLine: ({ minutes }) => \`\${minutes} minutes\`,
  statusWord: () => null,
}
`
const view = `import type { Podcast } from '@materia/contract'

export const PodcastView = ({ content }: { content: Podcast }) => <p>{content.minutes} minutes</p>
`
const proof = `import { randomBytes } from 'node:crypto'
import { contentRoutes, userRoutes } from '@materia/contract'
import pino from 'pino'
import { createProduct } from './packages/server/src/app.ts'
import { putContentVersions } from './packages/server/src/features/contents/index.ts'
import { createBlobs } from './packages/server/src/platform/blob/blobs.ts'
import { systemClock } from './packages/server/src/platform/clock.ts'
import { readConfig } from './packages/server/src/platform/config/config.ts'
import { inTransaction } from './packages/server/src/platform/events/events.ts'
import { memoryTransport } from './packages/server/src/platform/mail/mail.ts'
import { makerOf } from './packages/server/src/testing/make.ts'

const config = readConfig({ MATERIA_SECRET: randomBytes(32).toString('hex'), MATERIA_DATA_DIR: import.meta.dirname })
const product = await createProduct({
  config, databaseUrl: process.env.DATABASE_URL, publicUrl: 'http://localhost', log: pino({ level: 'error' }),
  clock: systemClock, mail: memoryTransport(), blobs: createBlobs(config), adminsMustEnrol: false,
})
const { app, server } = product
const [made] = await inTransaction(app, (tx) =>
  putContentVersions(tx, [{ type: 'Podcast', sourceKey: 'podcast:1', title: 'Heart to heart', publishedOn: new Date(), details: { minutes: 42 } }]),
)
const reader = await makerOf(app).doctor()
const signedIn = await server.inject({ method: 'POST', url: userRoutes.signIn.path, payload: { username: reader.email, password: reader.password } })
const headers = { authorization: 'Bearer ' + signedIn.json().accessToken }
const get = async (url) => (await server.inject({ url, headers })).json()
const whole = await get(contentRoutes.getContent.path.replace(':contentItemId', made.contentItemId))
const [discovered] = await get(contentRoutes.discover.path + '?filter=Podcast')
const [found] = await get(contentRoutes.searchContents.path + '?searchTerm=podcast')
process.stdout.write(JSON.stringify({ whole, discovered, found }))
await product.close()
`

describe('a new content kind', () => {
  it('costs a schema, a server file, a view, and a line in each list', async () => {
    await copyHouse()
    await write('packages/contract/src/contents/kinds/podcast.schemas.ts', schema)
    await write('packages/server/src/features/contents/kinds/podcast.ts', kind)
    await write('packages/web/src/features/contents/details/kinds/PodcastView.tsx', view)

    const contract = 'packages/contract/src/contents'
    await addLine(`${contract}/common.ts`, "  'DrugBrandGroup',\n] as const", "  'Podcast',")
    await addLine(
      `${contract}/kinds/kinds.schemas.ts`,
      'import { Trial,',
      "import { Podcast, PodcastDetails } from './podcast.schemas.ts'",
    )
    await addLine(`${contract}/kinds/kinds.schemas.ts`, '  Trial,\n', '  Podcast,')
    await addLine(`${contract}/kinds/kinds.schemas.ts`, '  Trial: TrialDetails,', '  Podcast: PodcastDetails,')
    await addLine(
      'packages/contract/src/index.ts',
      "export * from './contents/kinds/trial.schemas.ts'",
      "export * from './contents/kinds/podcast.schemas.ts'",
    )

    // The two other lists are asked for by name until the kind stands in them.
    const missing = await checkTypes()
    expect(missing).toMatch(/kinds\/index\.ts.*Podcast/)
    expect(missing).toMatch(/kinds\/kind-numbers\.ts.*Podcast/)
    expect(missing).toMatch(/kind-looks\.tsx.*Podcast/)
    expect(missing).toMatch(/details\/kinds\/index\.tsx.*Podcast/)

    const server = 'packages/server/src/features/contents/kinds/index.ts'
    await addLine(server, 'import { trial }', "import { podcast } from './podcast.ts'")
    await addLine(server, '  Trial: trial,', '  Podcast: podcast,')
    await addLine(
      'packages/server/src/features/contents/kinds/kind-numbers.ts',
      '  DrugBrandGroup: 10,\n}',
      '  Podcast: 11,',
    )
    const web = 'packages/web/src/features/contents/details/kinds/index.tsx'
    await addLine(web, 'import { TrialView }', "import { PodcastView } from './PodcastView.tsx'")
    await addLine(web, '  Trial: TrialView,', '  Podcast: PodcastView,')
    await addLine(
      'packages/web/src/domain/kind-looks.tsx',
      '  Trial: {',
      "  Podcast: { colour: colourOf('post'), Icon: PenIcon },",
    )
    await addLine('packages/web/src/domain/messages.en.ts', "    Trial: '", "    Podcast: 'Podcast',")
    await addLine('packages/web/src/domain/messages.fr.ts', "    Trial: '", "    Podcast: 'Balado',")
    const serverMessages = 'packages/server/src/features/contents/messages'
    await addLine(`${serverMessages}.en.ts`, "  kindTrial: '", "  kindPodcast: 'Podcasts',")
    await addLine(`${serverMessages}.fr.ts`, "  kindTrial: '", "  kindPodcast: 'Balados',")
    expect(await checkTypes()).toBe('')

    await write('proof.ts', proof)
    const { url } = await testDatabase()
    const { stdout } = await run(join(bin, 'node'), [join(house, 'proof.ts')], {
      env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' },
    })
    const { whole, discovered, found } = JSON.parse(stdout)
    expect(whole).toMatchObject({ contentItemType: 'Podcast', title: 'Heart to heart', minutes: 42, likes: 0 })
    expect(discovered).toMatchObject({ contentItemType: 'Podcast', factLine: '42 minutes' })
    expect(found).toMatchObject({ contentItemType: 'Podcast' })
  }, 600_000)
})
