import { followsFamily, linkContents, markGone, putContentVersions } from '@materia/server/features/contents/index.ts'
import type { ImportWriter, SourcedVersion } from '../../source-definition.ts'
import {
  analyzeDrugGroups,
  countDrugGroups,
  type DrugGroupRow,
  listDrugGroups,
  listEmptyGroups,
  listGroupsOf,
  listUnlinkedDrugs,
  markLinked,
} from './groups.queries.ts'

const groupsAtOnce = 1_000
const drugsAtOnce = 1_000

/** Brand and ingredient groups and the links to them, drawn from all products known. */
export async function bindDrugGroups(importer: ImportWriter): Promise<void> {
  await analyzeDrugGroups(importer.db)
  await putGroups(importer)
  await linkProducts(importer)
}

async function putGroups(importer: ImportWriter): Promise<void> {
  const total = await countDrugGroups(importer.db)
  let done = 0
  for (let after = ''; ; ) {
    importer.report({ name: 'brands and ingredients', done, total })
    const rows = await listDrugGroups(importer.db, { after, limit: groupsAtOnce })
    done += rows.length
    if (rows.length > 0) await importer.inBatch((tx) => putContentVersions(tx, rows.map(groupVersion), importer.now))
    after = rows.at(-1)?.group_key ?? after
    if (rows.length < groupsAtOnce) break
  }
  const empty = await listEmptyGroups(importer.db)
  if (empty.length > 0) await importer.inBatch((tx) => markGone(tx, empty, importer.now))
}

async function linkProducts(importer: ImportWriter): Promise<void> {
  for (let done = 0; ; ) {
    importer.report({ name: 'products to them', done })
    const drugKeys = await listUnlinkedDrugs(importer.db, drugsAtOnce)
    if (drugKeys.length === 0) return
    done += drugKeys.length
    await importer.inBatch(async (tx) => {
      const groups = await listGroupsOf(tx, drugKeys)
      for (const relation of ['brand', 'ingredient'] as const) {
        const links = groups.filter((group) => group.relation === relation)
        await linkContents(tx, {
          fromKeys: drugKeys,
          relation,
          links: links.map((link) => ({ fromKey: link.drug_key, toKey: link.group_key })),
        })
      }
      await markLinked(tx, drugKeys)
    })
  }
}

function groupVersion(group: DrugGroupRow): SourcedVersion<'DrugBrandGroup' | 'DrugIngredient'> {
  return {
    type: group.relation === 'brand' ? 'DrugBrandGroup' : 'DrugIngredient',
    sourceKey: group.group_key,
    title: group.name,
    summary: group.relation === 'brand' ? brandSummary(group, english) : ingredientSummary(group, english),
    byline: group.name_fr,
    extraSearchInfo:
      [group.name_fr, ...(group.relation === 'brand' ? group.others : [])].filter(Boolean).join(' · ') || null,
    sourceName: 'Health Canada Drug Product Database',
    sourceUrl: null,
    publishedOn: group.published_on,
    sourceDate: null,
    details: { name: group.name, nameFr: group.name_fr },
    french: {
      title: group.name_fr ?? group.name,
      summary:
        group.relation === 'brand' ? brandSummary(inFrench(group), french) : ingredientSummary(inFrench(group), french),
      byline: group.name_fr && group.name,
      sourceUrl: null,
    },
    areasOfInterest: group.areas,
    feedWeight: group.leads ? 0 : followsFamily,
  }
}

interface Words {
  products(count: number): string
  and: string
  more: string
  among: string
}

const english: Words = {
  products: (count) => (count === 1 ? 'One product' : `${count.toLocaleString('en-CA')} products`),
  and: 'and',
  more: 'and more',
  among: 'among them',
}
const french: Words = {
  products: (count) => (count === 1 ? 'Un produit' : `${count.toLocaleString('fr-CA')} produits`),
  and: 'et',
  more: 'et d’autres',
  among: 'dont',
}

const inFrench = (group: DrugGroupRow): DrugGroupRow => ({
  ...group,
  name: group.name_fr ?? group.name,
  others: group.others_fr,
})

function brandSummary({ others, products }: DrugGroupRow, words: Words): string {
  const held = others.length > 4 ? `${others.slice(0, 4).join(', ')} ${words.more}` : listed(others, words)
  return `${held ? `${held}. ` : ''}${words.products(products)}.`
}

function ingredientSummary({ others, products, name }: DrugGroupRow, words: Words): string {
  const word = (name.split(' ')[0] ?? '').toLowerCase()
  const brands = others.filter((brand) => !brand.toLowerCase().includes(word)).slice(0, 3)
  const among = products === 1 ? ', ' : `, ${words.among} `
  return `${words.products(products)}${brands.length ? `${among}${listed(brands, words)}` : ''}.`
}

const listed = (names: string[], { and }: Words) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
