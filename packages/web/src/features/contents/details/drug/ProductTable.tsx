import type { DrugItem } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { useLanguage } from '../../../../lib/language.ts'
import { Empty } from '../../../../ui/states.tsx'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import type { Column } from '../../../../ui/tables/table-columns.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { breakable } from './breakable.tsx'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { useDrugMessages } from './messages.ts'
import { PriceOfForm } from './PriceOfForm.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { productCell } from './product-cell.ts'
import { isFound, noFilters } from './product-filters.ts'
import { useRowsAtFirst } from './rows-at-first.ts'
import { StatusChip } from './StatusChip.tsx'
import { namedStrength, withUnits } from './strengths.ts'

/** From so many products on one looks for a product instead of reading them all. */
const searchedFrom = 12

/**
 * Products in the order in which they come: what is marketed, the others folded; to search and filter where they are
 * many, to sort by any column.
 */
export function ProductTable({
  label,
  products,
  isOfOneCompany = false,
}: {
  label: string
  products: DrugItem[]
  /** Who makes them is said above. */
  isOfOneCompany?: boolean
}) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const isFrench = useLanguage() === 'fr'
  const [filters, setFilters] = useState(noFilters)
  const [cleared, setCleared] = useState(0)
  const results = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const isFiltered = Object.values(filters).some(Boolean)
  const marketed = products.filter(({ drugStatus }) => drugStatus === 'Marketed')
  const isFolded = !isUnfolded && !isFiltered && marketed.length > 0
  const found = (isFolded ? marketed : products).filter((product) => isFound(product, filters))
  const atFirst = useRowsAtFirst()
  const shown = isWhole || isFiltered ? found : found.slice(0, atFirst)
  const folded = products.length - marketed.length
  const clear = () => {
    setFilters(noFilters)
    setCleared(cleared + 1)
    results.current?.focus()
  }
  return (
    <>
      {products.length >= searchedFrom && (
        <ProductFilters key={cleared} products={products} filters={filters} onFilters={setFilters} />
      )}
      <div ref={results} tabIndex={-1}>
        {shown.length === 0 ? (
          <Empty
            action={
              <Button color="neutral" variant="contained" onClick={clear}>
                {d('clearFilters')}
              </Button>
            }
          >
            <span role="status">{d('noProductFits')}</span>
          </Empty>
        ) : (
          <DataTable
            label={label}
            rows={shown}
            keyOf={(product) => product.contentItemId}
            columns={columnsOf(t, products).filter(({ header }) => !isOfOneCompany || header !== t('company'))}
            tableFrom={widthOf(products, isFrench)}
          />
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {shown.length < found.length && (
          <Button color="neutral" variant="contained" onClick={() => setWhole(true)}>
            {t('showAllProducts', { count: found.length })}
          </Button>
        )}
        {!isFiltered && marketed.length > 0 && folded > 0 && (
          <Button
            color="neutral"
            variant="contained"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? d('foldThem') : d('foldedProducts', { count: folded })}
          </Button>
        )}
      </Box>
    </>
  )
}

/** From how many pixels it is a table: prices take three more columns, and French words are longer. */
function widthOf(products: DrugItem[], isFrench: boolean): number {
  const hasPrices = products.some(({ coverage, price }) => coverage !== null || price !== null)
  if (hasPrices) return 900
  return isFrench ? 680 : 640
}

const columnsOf = (t: ReturnType<typeof useItemPageMessages>, products: DrugItem[]): Column<DrugItem>[] => {
  const placeOf = new Map(products.map(({ contentItemId }, place) => [contentItemId, place]))
  return [
    {
      header: t('product'),
      inCard: 'title',
      value: (product) => product.name,
      cell: (product) => (
        <TextLink href={paths.content(product.contentItemId)} style={productCell}>
          {breakable(product.name)}
        </TextLink>
      ),
    },
    {
      header: t('din'),
      inCard: 'words',
      value: (product) => product.din,
      cell: (product) => <Din product={product} />,
    },
    {
      header: t('strength'),
      inCard: 'words',
      // By amount, as the server has put them in order.
      value: ({ strength, contentItemId }) => (strength ? (placeOf.get(contentItemId) ?? null) : null),
      cell: (product) => product.strength && breakable(withUnits(namedStrength(product))),
    },
    { header: t('form'), inCard: 'words', value: (product) => product.form },
    {
      header: t('company'),
      inCard: 'words',
      value: (product) => product.company,
      cell: ({ company, companyId }) =>
        company && companyId !== null ? <TextLink href={paths.company(companyId)}>{company}</TextLink> : company,
    },
    {
      header: t('status'),
      inCard: 'beside',
      value: (product) => product.drugStatus,
      cell: (product) => <StatusChip status={product.drugStatus} isShort={product.isShort} />,
    },
    {
      header: t('coverage'),
      value: (product) => product.coverage,
      cell: (product) => <CoverageChip coverage={product.coverage} isUnlisted={product.isUnlisted} />,
    },
    {
      header: t('price'),
      isNumber: true,
      value: (product) => product.price,
      cell: ({ price, formularyForm }) => price !== null && <PriceOfForm price={price} form={formularyForm} />,
    },
    {
      header: t('ontarioPays'),
      isNumber: true,
      value: (product) => product.amountMOHLTCPays,
      cell: (product) => dollars(product.amountMOHLTCPays),
    },
  ]
}

/** A DIN leads to the product's page at its source, where its monograph is. */
function Din({ product: { din, name, sourceUrl } }: { product: DrugItem }) {
  const d = useDrugMessages()
  if (!sourceUrl) return din
  return (
    <TextLink href={sourceUrl} target="_blank" rel="noopener noreferrer" title={d('productPageOf', { name })}>
      {din}
    </TextLink>
  )
}
