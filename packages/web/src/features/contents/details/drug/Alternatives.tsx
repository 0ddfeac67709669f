import type { Drug, DrugAlternative } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { useLanguage } from '../../../../lib/language.ts'
import { useAwaited } from '../../../../ui/in-order.tsx'
import { Failed, Loading } from '../../../../ui/states.tsx'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import type { Column } from '../../../../ui/tables/table-columns.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useAlternatives } from '../../api.ts'
import { useItemPageMessages } from '../../page/messages.ts'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { productCell } from './product-cell.ts'
import { StatusChip } from './StatusChip.tsx'

/** What may be dispensed instead, marketed first, cheapest first. */
export function Alternatives({ drug }: { drug: Drug }) {
  const t = useItemPageMessages()
  const isFrench = useLanguage() === 'fr'
  const alternatives = useAlternatives(drug.contentItemId)
  // Some have fifty: drawn in steps, as the rest of the page is.
  const rows = useDeferredValue(alternatives.data)
  useAwaited(!rows && !alternatives.isError)
  if (rows?.length === 0) return null
  return (
    <Box component="section" aria-labelledby="alternatives" sx={{ mt: 4 }}>
      <Typography id="alternatives" variant="h2" sx={{ mb: 1 }}>
        {t('interchangeable')}
      </Typography>
      {!rows && !alternatives.isError && <Loading label={t('interchangeable')} rows={1} />}
      {alternatives.isError && <Failed error={alternatives.error} onRetry={alternatives.refetch} />}
      {rows && (
        <DataTable
          label={t('interchangeable')}
          rows={rows}
          keyOf={({ din, contentItemId }) => contentItemId ?? din ?? ''}
          columns={columnsOf(t)}
          tableFrom={isFrench ? 800 : 680}
        />
      )}
    </Box>
  )
}

const columnsOf = (t: ReturnType<typeof useItemPageMessages>): Column<DrugAlternative>[] => [
  {
    header: t('product'),
    inCard: 'title',
    value: ({ name }) => name,
    cell: ({ name, contentItemId }) =>
      contentItemId ? (
        <TextLink href={paths.content(contentItemId)} style={productCell}>
          {name}
        </TextLink>
      ) : (
        name
      ),
  },
  { header: t('din'), inCard: 'words', value: ({ din }) => din },
  { header: t('company'), inCard: 'words', value: ({ company }) => company },
  {
    header: t('status'),
    inCard: 'beside',
    value: ({ drugStatus }) => drugStatus,
    cell: ({ drugStatus, isShort }) => drugStatus && <StatusChip status={drugStatus} isShort={isShort} />,
  },
  {
    header: t('coverage'),
    value: ({ coverage }) => coverage,
    cell: ({ coverage }) => coverage && <CoverageChip coverage={coverage} />,
  },
  { header: t('price'), isNumber: true, value: ({ price }) => price, cell: ({ price }) => dollars(price) },
  {
    header: t('ontarioPays'),
    isNumber: true,
    value: ({ amountMOHLTCPays }) => amountMOHLTCPays,
    cell: ({ amountMOHLTCPays }) => dollars(amountMOHLTCPays),
  },
]
