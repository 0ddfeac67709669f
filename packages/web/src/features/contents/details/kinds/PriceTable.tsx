import type { DrugData } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable } from '../../../../ui/data-table.tsx'
import { RelativeTime } from '../../../../ui/relative-time.tsx'
import { dollars } from './dollars.ts'

/** What the provincial formulary lists, and what Ontario pays. */
export function PriceTable({ prices }: { prices: DrugData[] }) {
  if (prices.length === 0) return null
  return (
    <Box component="section" aria-labelledby="prices">
      <Typography id="prices" variant="h2" sx={{ mb: 1 }}>
        Prices in Ontario
      </Typography>
      <DataTable
        label="Prices in Ontario"
        rows={prices}
        keyOf={(price) => String(price.id)}
        tableFrom={640}
        columns={[
          { header: 'Strength', value: (price) => price.strength, inCard: 'title' },
          { header: 'Form', value: (price) => price.dosageForm, inCard: 'words' },
          { header: 'Manufacturer', value: (price) => price.manufacturer, inCard: 'words' },
          { header: 'Item', value: (price) => price.itemNumber },
          {
            header: 'Listed',
            value: (price) => price.listDate,
            cell: (price) => price.listDate && <RelativeTime date={price.listDate} isExact />,
          },
          {
            header: 'Price',
            isNumber: true,
            value: (price) => price.individualPrice,
            cell: (price) => dollars(price.individualPrice),
          },
          {
            header: 'Ontario pays',
            isNumber: true,
            value: (price) => price.amountMOHLTCPays,
            cell: (price) => dollars(price.amountMOHLTCPays),
          },
        ]}
      />
    </Box>
  )
}
