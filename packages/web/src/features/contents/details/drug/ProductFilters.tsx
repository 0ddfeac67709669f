import type { DrugCoverage, DrugItem, DrugStatus } from '@materia/contract'
import Box from '@mui/material/Box'
import { ChoiceField, SearchField, SearchWithFilters } from '../../../../ui/list-filters.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { useDrugMessages } from './messages.ts'
import { type ProductFilter, unlisted } from './product-filters.ts'

/** Words, and what the products differ in. */
export function ProductFilters({
  products,
  filters,
  onFilters,
}: {
  products: DrugItem[]
  filters: ProductFilter
  onFilters: (filters: ProductFilter) => void
}) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const companies = distinct(products.flatMap(({ company }) => company ?? [])).sort((a, b) => a.localeCompare(b))
  const statuses = distinct(products.map(({ drugStatus }) => drugStatus))
  const coverages = distinct(products.map(({ coverage }) => coverage ?? unlisted))
  const fields = [
    {
      name: 'company',
      label: t('company'),
      all: d('allCompanies'),
      values: companies,
      wordOf: (value: string) => value,
    },
    {
      name: 'status',
      label: t('status'),
      all: d('allStatuses'),
      values: statuses,
      wordOf: (value: string) => t(`drugStatuses.${value as DrugStatus}`),
    },
    {
      name: 'coverage',
      label: t('coverage'),
      all: d('allCoverage'),
      values: coverages,
      wordOf: (value: string) => (value === unlisted ? d('notListed') : t(`coverages.${value as DrugCoverage}`)),
    },
  ] as const
  return (
    <Box sx={{ pt: 1 }}>
      <SearchWithFilters
        chosen={fields.filter(({ name }) => filters[name]).length}
        search={
          <SearchField
            label={t('searchProducts')}
            value={filters.words}
            onChange={(words) => onFilters({ ...filters, words })}
          />
        }
      >
        {fields
          .filter(({ values }) => values.length > 1)
          .map(({ name, label, all, values, wordOf }) => (
            <ChoiceField
              key={name}
              label={label}
              value={filters[name]}
              choices={[{ value: '', label: all }, ...values.map((value) => ({ value, label: wordOf(value) }))]}
              onChange={(value) => onFilters({ ...filters, [name]: value })}
            />
          ))}
      </SearchWithFilters>
    </Box>
  )
}

const distinct = <Value,>(values: Value[]) => [...new Set(values)]
