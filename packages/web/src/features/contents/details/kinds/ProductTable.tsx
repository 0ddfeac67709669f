import type { DrugItem, DrugStatus } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { useLanguage } from '../../../../lib/language.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { FilterRow, SearchField } from '../../../../ui/list-filters.tsx'
import type { Column } from '../../../../ui/table-columns.ts'
import { useContentMessages } from '../../messages.ts'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { StatusChip } from './StatusChip.tsx'

/** From so many products on one looks for a product instead of reading them all. */
const searchedFrom = 12
const shownAtFirst = 24

/** Products of a brand or an ingredient, what is marketed first; to search where they are many, to sort by any column. */
export function ProductTable({ label, products }: { label: string; products: DrugItem[] }) {
  const t = useContentMessages()
  // Its words are longer: what does not fit becomes cards.
  const isFrench = useLanguage() === 'fr'
  const [words, setWords] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = marketedFirst(products).filter((product) => has(product, words))
  const shown = isWhole || words ? found : found.slice(0, shownAtFirst)
  return (
    <>
      {products.length >= searchedFrom && (
        <Box sx={{ pt: 1 }}>
          <FilterRow>
            <SearchField label={t('searchProducts')} value={words} onChange={setWords} />
          </FilterRow>
        </Box>
      )}
      {shown.length === 0 && <Typography role="status">{t('noProductHas', { words })}</Typography>}
      {shown.length > 0 && (
        <DataTable
          label={label}
          rows={shown}
          keyOf={(product) => product.contentItemId}
          columns={columnsOf(t)}
          tableFrom={isFrench ? 800 : 700}
        />
      )}
      {shown.length < found.length && (
        <Button color="neutral" variant="contained" sx={{ mt: 1.5 }} onClick={() => setWhole(true)}>
          {t('showAllProducts', { count: found.length })}
        </Button>
      )}
    </>
  )
}

const columnsOf = (t: ReturnType<typeof useContentMessages>): Column<DrugItem>[] => [
  {
    header: t('product'),
    inCard: 'title',
    value: (product) => product.name,
    cell: (product) => <Link href={paths.content(product.contentItemId)}>{product.name}</Link>,
  },
  { header: t('din'), inCard: 'words', value: (product) => product.din },
  { header: t('strength'), inCard: 'words', value: (product) => product.strength },
  { header: t('form'), inCard: 'words', value: (product) => product.form },
  { header: t('company'), inCard: 'words', value: (product) => product.company },
  {
    header: t('status'),
    inCard: 'beside',
    value: (product) => product.drugStatus,
    cell: (product) => <StatusChip status={product.drugStatus} />,
  },
  {
    header: t('coverage'),
    value: (product) => product.coverage,
    cell: (product) => product.coverage && <CoverageChip coverage={product.coverage} />,
  },
  {
    header: t('price'),
    isNumber: true,
    value: (product) => product.price,
    cell: (product) => dollars(product.price),
  },
  {
    header: t('ontarioPays'),
    isNumber: true,
    value: (product) => product.amountMOHLTCPays,
    cell: (product) => dollars(product.amountMOHLTCPays),
  },
]

const statusOrder: Record<DrugStatus, number> = {
  Marketed: 0,
  Approved: 1,
  Dormant: 2,
  CancelledPostMarket: 3,
  CancelledPreMarket: 4,
}
const marketedFirst = (products: DrugItem[]) =>
  products.toSorted((a, b) => statusOrder[a.drugStatus] - statusOrder[b.drugStatus])

function has(product: DrugItem, words: string): boolean {
  const text = [product.name, product.din, product.strength, product.form, product.company].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
