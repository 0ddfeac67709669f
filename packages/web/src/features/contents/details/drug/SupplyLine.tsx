import type { DrugItem } from '@materia/contract'
import Box from '@mui/material/Box'
import { WarningIcon } from '../../../../ui/icons/icons.tsx'
import { useDrugMessages } from './messages.ts'

/** How many of the products on the market are short, where any is. */
export function SupplyLine({ products }: { products: DrugItem[] }) {
  const d = useDrugMessages()
  const marketed = products.filter(({ drugStatus }) => drugStatus === 'Marketed')
  const short = marketed.filter(({ isShort }) => isShort).length
  if (short === 0) return null
  return (
    <Box sx={{ display: 'flex', gap: 0.75, mb: 2, color: 'warning.main', fontWeight: 650 }}>
      <WarningIcon size={20} />
      {d('supply', { short, count: marketed.length, others: marketed.length - short })}
    </Box>
  )
}
