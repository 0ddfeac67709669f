import type { DrugData } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SortableTable } from '../../../../ui/sortable-table.tsx'
import { dollars } from './dollars.ts'

/** What the provincial formulary lists, and what Ontario pays. */
export function PriceTable({ prices }: { prices: DrugData[] }) {
  if (prices.length === 0) return null
  return (
    <Box component="section" aria-labelledby="prices">
      <Typography id="prices" variant="h2" sx={{ mb: 1 }}>
        Prices in Ontario
      </Typography>
      <SortableTable
        label="Prices in Ontario"
        rows={prices}
        rowKey={(price) => price.id}
        columns={[
          { label: 'Listed', value: (price) => price.listDate },
          { label: 'Item', value: (price) => price.itemNumber },
          { label: 'Strength', value: (price) => price.strength },
          { label: 'Form', value: (price) => price.dosageForm },
          { label: 'Manufacturer', value: (price) => price.manufacturer },
          { label: 'Price', value: (price) => price.individualPrice, show: (price) => dollars(price.individualPrice) },
          {
            label: 'Ontario pays',
            value: (price) => price.amountMOHLTCPays,
            show: (price) => dollars(price.amountMOHLTCPays),
          },
        ]}
      />
    </Box>
  )
}
