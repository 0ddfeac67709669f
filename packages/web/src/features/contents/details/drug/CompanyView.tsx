import type { DrugItem } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { paths } from '../../../../domain/paths.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useDocumentTitle } from '../../../../lib/document-title.ts'
import { Empty, Failed, Loading } from '../../../../ui/states.tsx'
import { useCompanyProducts } from '../../api.ts'
import { useItemPageMessages } from '../../page/messages.ts'
import { useCompanyLines } from './company-lines.ts'
import { useDrugMessages } from './messages.ts'
import { ProductTable } from './ProductTable.tsx'

/** One looks for a name here; what has one name stays in the order of use. */
const byName = (products: DrugItem[]) => products.toSorted((one, other) => one.name.localeCompare(other.name))

/** A company and every product it is answerable for. */
export function CompanyView({ companyId }: { companyId: number }) {
  const d = useDrugMessages()
  const companyLines = useCompanyLines()
  const found = useCompanyProducts(companyId)
  useDocumentTitle(found.data?.company.name ?? '')
  if (found.isPending) return <Loading label={d('productsOfCompany', { name: '' })} rows={3} />
  if (found.isError && isNotThere(found.error)) return <NotThere />
  if (found.isError) return <Failed error={found.error} onRetry={found.refetch} />
  const { company, drugItems } = found.data
  return (
    <Box component="article" sx={{ maxWidth: 960, mx: 'auto' }}>
      <Typography variant="h1">{company.name}</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {[companyLines(company), d('productCount', { count: drugItems.length })].filter(Boolean).join(' · ')}
      </Typography>
      {drugItems.length > 0 ? (
        <ProductTable
          label={d('productsOfCompany', { name: company.name })}
          products={byName(drugItems)}
          isOfOneCompany
        />
      ) : (
        <NotThere />
      )}
    </Box>
  )
}

function NotThere() {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  return (
    <Empty
      action={
        <Button variant="contained" href={paths.discover}>
          {t('toDiscover')}
        </Button>
      }
    >
      {d('notInDatabase')}
    </Empty>
  )
}
