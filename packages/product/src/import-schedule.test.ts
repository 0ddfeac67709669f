import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testApp } from '@materia/server/testing/app.ts'
import { zip } from '@materia/server/testing/files.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import '@materia/ingest/import-state.tables.ts'
import { whileAlone } from '@materia/ingest/import-lock.ts'
import { readImportSettings } from '@materia/ingest/settings.ts'
import { sources } from '@materia/ingest/sources/index.ts'
import { fixture } from '@materia/ingest/testing/files.ts'
import { type SourceAnswer, sourcesServer } from '@materia/ingest/testing/sources-server.ts'
import { runImports, scheduleImports } from './import-schedule.ts'

const tables = Object.fromEntries(
  readdirSync(fixture('drug-products')).map((name) => [
    name,
    readFileSync(join(fixture('drug-products'), name), 'utf8'),
  ]),
)
const zipOfState = (suffix: string) =>
  zip(Object.entries(tables).filter(([name]) => (/_(ap|dr)\.txt$/.exec(name)?.[1] ?? '') === suffix))
const trial = (number: number) => ({
  protocolSection: {
    identificationModule: { nctId: `NCT9000000${number}`, briefTitle: `Trial ${number}` },
    statusModule: {},
  },
})
const retractionsHeader =
  'Record ID,Title,Journal,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason\n'
const text = (path: string) => readFileSync(fixture(path), 'utf8')

/** Each source as its public address would answer, but for what a test has answered itself. */
const publicSources = (instead: (path: string) => SourceAnswer | undefined = () => undefined) =>
  sourcesServer(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://sources')
    const own = instead(pathname + (searchParams.has('id') ? `?id=${searchParams.get('id')}` : ''))
    if (own) return own
    if (pathname === '/dpd/allfiles.zip') return { body: zipOfState('') }
    if (pathname === '/dpd/allfiles_ap.zip') return { body: zipOfState('ap') }
    if (pathname === '/dpd/allfiles_dr.zip') return { body: zipOfState('dr') }
    if (pathname === '/dpd/allfiles_ia.zip') return { body: zip([]) }
    if (pathname === '/extract.xml') return { body: text('formulary/extract.xml') }
    if (pathname.startsWith('/decisions/') && searchParams.get('lang') === 'fr')
      return searchParams.get('id') === 'RDS90001' ? { body: text('decisions/RDS90001_fr.json') } : { status: 404 }
    if (pathname === '/decisions/regulatorydecision/' && searchParams.has('id'))
      return searchParams.get('id') === 'RDS90001' ? { body: text('decisions/RDS90001_en.json') } : { status: 404 }
    if (pathname === '/decisions/regulatorydecision/') return { body: text('decisions/list.json') }
    if (pathname.startsWith('/decisions/')) return { body: text('decisions/SSR90001_oldkeys.json') }
    if (pathname === '/pubmed/')
      return {
        body: '<a href="pubmed26n0001.xml.gz">1</a><a href="pubmed26n0001.xml.gz.md5">m</a><a href="pubmed26n0002.xml.gz">2</a>',
      }
    if (pathname.startsWith('/pubmed/')) return { body: gzipSync(text(`pubmed/${pathname.slice(8, -3)}`)) }
    if (pathname === '/recalls.json') return { body: '[]' }
    if (pathname === '/recalls-fr.json') return { body: '[]' }
    if (pathname === '/retractions.csv') return { body: retractionsHeader }
    if (pathname === '/trials' && searchParams.get('pageToken') === 't2')
      return { body: JSON.stringify({ studies: [trial(2)] }) }
    if (searchParams.get('pageToken') === 'outdated') return { status: 400 }
    if (pathname === '/trials') return { body: JSON.stringify({ studies: [trial(1)], nextPageToken: 't2' }) }
    return { status: 404 }
  })

const settingsFor = (url: string) =>
  readImportSettings({
    MATERIA_IMPORT_DRUG_PRODUCTS_URL: `${url}dpd`,
    MATERIA_IMPORT_FORMULARY_URL: `${url}extract.xml`,
    MATERIA_IMPORT_DECISIONS_URL: `${url}decisions/`,
    MATERIA_IMPORT_PUBMED_URL: `${url}pubmed/`,
    MATERIA_IMPORT_TRIALS_URL: `${url}trials?query.locn=Canada`,
    MATERIA_IMPORT_RECALLS_URL: `${url}recalls.json`,
    MATERIA_IMPORT_RECALLS_FRENCH_URL: `${url}recalls-fr.json`,
    MATERIA_IMPORT_RETRACTIONS_URL: `${url}retractions.csv`,
    MATERIA_IMPORT_REQUESTS_PER_SECOND: '50',
    MATERIA_IMPORT_BACK_OFF_MS: '1',
  })

it('fetches every source page by page, imports it, and asks only for what is new the next time', async () => {
  const { app } = await testApp()
  const server = await publicSources()

  await runImports(app, settingsFor(server.url))
  const askedFirst = server.asked.splice(0)
  await runImports(app, settingsFor(server.url))

  const runs = await app.db.selectFrom('import_runs').select(['source', 'status', 'counts']).orderBy('id').execute()
  expect(runs.map(({ source, status }) => `${source} ${status}`)).toEqual(
    [1, 2].flatMap(() => [
      'drug-products finished',
      'formulary finished',
      'decisions finished',
      'pubmed finished',
      'trials finished',
      'recalls finished',
      'retractions finished',
    ]),
  )
  expect(runs.slice(0, 7).map(({ counts }) => counts.read)).toEqual([63, 5, 12, 7, 2, 0, 0])
  expect(runs.slice(7).map(({ counts }) => (counts.created ?? 0) + (counts.updated ?? 0))).toEqual([
    0, 0, 0, 0, 0, 0, 0,
  ])
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from content_items where type in ('Drug', 'Decision', 'Article', 'Trial') group by type order by type`.execute(
    app.db,
  )
  expect(rows).toEqual([
    { type: 'Article', count: 3 },
    { type: 'Decision', count: 5 },
    { type: 'Drug', count: 63 },
    { type: 'Trial', count: 2 },
  ])
  expect(askedFirst.filter((url) => url.startsWith('/pubmed/'))).toHaveLength(3)
  expect(server.asked.filter((url) => url.startsWith('/pubmed/'))).toEqual(['/pubmed/'])
  expect(server.asked.find((url) => url.startsWith('/trials'))).toMatch(
    /filter\.advanced=AREA%5BLastUpdatePostDate%5DRANGE/,
  )
  expect(existsSync(join(app.config.MATERIA_DATA_DIR, 'imports', 'trials'))).toBe(false)
})

it('runs the others when one source is out of order', async () => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  const server = await publicSources()

  await runImports(app, { ...settingsFor(server.url), MATERIA_IMPORT_DRUG_PRODUCTS_URL: `${server.url}nowhere/` })

  const runs = await app.db.selectFrom('import_runs').select(['source', 'status']).orderBy('id').execute()
  expect(runs.map(({ source }) => source)).toEqual([
    'formulary',
    'decisions',
    'pubmed',
    'trials',
    'recalls',
    'retractions',
  ])
})

it.each([
  ['not of the source at all', '<html>We are sorry.</html>'],
  ['cut off in the middle', text('formulary/extract.xml').slice(0, -100)],
])('fetches a file anew that was %s', async (_, bad) => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  const bodies = [bad]
  const server = await publicSources((path) => {
    if (path !== '/extract.xml') return path.startsWith('/trials') ? undefined : { status: 404 }
    const body = bodies.shift()
    return body ? { body } : undefined
  })

  await runImports(app, settingsFor(server.url))
  await runImports(app, settingsFor(server.url))

  const runs = await app.db.selectFrom('import_runs').select(['source', 'status']).orderBy('id').execute()
  expect(runs.filter(({ source }) => source === 'formulary').at(-1)).toMatchObject({ status: 'finished' })
})

it('asks again for trials that changed since the first page of a fetch that was stopped', async () => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  const server = await publicSources((path) => (path.startsWith('/trials') ? undefined : { status: 404 }))
  const kept = join(app.config.MATERIA_DATA_DIR, 'imports', 'trials')
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await mkdir(kept, { recursive: true })
  await writeFile(join(kept, 'page-00001.json'), JSON.stringify({ studies: [trial(1)], nextPageToken: 't2' }))
  await utimes(join(kept, 'page-00001.json'), daysAgo(10), daysAgo(10))

  await runImports(app, settingsFor(server.url))
  server.asked.splice(0)
  await runImports(app, settingsFor(server.url))

  const [asked] = server.asked.filter((url) => url.startsWith('/trials'))
  expect(new URL(asked ?? '', server.url).searchParams.get('filter.advanced')).toBe(
    `AREA[LastUpdatePostDate]RANGE[${daysAgo(12).toISOString().slice(0, 10)},MAX]`,
  )
})

it('begins trials anew where the source no longer knows the page a fetch was stopped at', async () => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  const server = await publicSources((path) => (path.startsWith('/trials') ? undefined : { status: 404 }))
  const kept = join(app.config.MATERIA_DATA_DIR, 'imports', 'trials')
  await mkdir(kept, { recursive: true })
  const outdated = { studies: [trial(3)], nextPageToken: 'outdated' }
  await writeFile(join(kept, 'page-00001.json'), JSON.stringify(outdated))

  await runImports(app, settingsFor(server.url))
  await runImports(app, settingsFor(server.url))

  const runs = await app.db.selectFrom('import_runs').select('status').where('source', '=', 'trials').execute()
  expect(runs).toEqual([{ status: 'finished' }])
})

it('reads shortages again after their source answered with a page of another sort', async () => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  let page = '<html>Back soon.</html>'
  const server = await publicSources((path) => {
    if (path === '/shortages/api/v1/login') return { headers: { 'auth-token': 'token' } }
    return path === '/shortages/api/v1/search' ? { body: page } : { status: 404 }
  })
  const settings = {
    ...settingsFor(server.url),
    MATERIA_IMPORT_SHORTAGES_URL: `${server.url}shortages/`,
    MATERIA_IMPORT_SHORTAGES_EMAIL: 'importer@example.test',
    MATERIA_IMPORT_SHORTAGES_PASSWORD: 'secret',
  }

  await runImports(app, settings)
  page = JSON.stringify({ total: 0, data: [] })
  await runImports(app, settings)

  const runs = await app.db.selectFrom('import_runs').select('status').where('source', '=', 'shortages').execute()
  expect(runs).toEqual([{ status: 'finished' }])
})

it('imports no decisions while their source refuses some of them for the moment', async () => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  const server = await publicSources((path) => (path.endsWith('?id=RDS90002') ? { status: 500 } : undefined))

  await runImports(app, { ...settingsFor(server.url), MATERIA_IMPORT_RETRIES: 0 })

  const runs = await app.db.selectFrom('import_runs').select('source').orderBy('id').execute()
  expect(runs.map(({ source }) => source)).toEqual([
    'drug-products',
    'formulary',
    'pubmed',
    'trials',
    'recalls',
    'retractions',
  ])
})

it('passes by a source that is being imported already', async () => {
  const { app } = await testApp({ LOG_LEVEL: 'silent' })
  const server = await publicSources()

  await whileAlone(app.db, sources.pubmed, () => runImports(app, settingsFor(server.url)))

  const runs = await app.db.selectFrom('import_runs').select(['source', 'status']).orderBy('id').execute()
  expect(runs.map(({ source }) => source)).toEqual([
    'drug-products',
    'formulary',
    'decisions',
    'trials',
    'recalls',
    'retractions',
  ])
  expect(server.asked.filter((url) => url.startsWith('/pubmed'))).toEqual([])
})

it.each(['every night', '61 * * * *'])('names the setting where the schedule is %j', async (pattern) => {
  const { app } = await testApp()

  expect(() => scheduleImports(app, pattern)).toThrow('The setting MATERIA_IMPORT_SCHEDULE is not usable')
})
