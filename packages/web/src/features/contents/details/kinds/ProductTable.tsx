import type { DrugItem } from '@materia/contract'
import Link from '@mui/material/Link'
import { paths } from '../../../../lib/paths.ts'
import { SortableTable } from '../../../../ui/sortable-table.tsx'
import { StatusChip } from './DrugView.tsx'
import { dollars } from './dollars.ts'

/** Products of a brand or an ingredient, to sort by any column. */
export function ProductTable({ label, products }: { label: string; products: DrugItem[] }) {
  return (
    <SortableTable
      label={label}
      rows={products}
      rowKey={(product) => product.contentItemId}
      columns={[
        {
          label: 'Product',
          value: (product) => product.name,
          show: (product) => <Link href={paths.content(product.contentItemId)}>{product.name}</Link>,
        },
        { label: 'DIN', value: (product) => product.din },
        { label: 'Strength', value: (product) => product.strength },
        { label: 'Form', value: (product) => product.form },
        { label: 'Company', value: (product) => product.company },
        {
          label: 'Status',
          value: (product) => product.drugStatus,
          show: (product) => <StatusChip status={product.drugStatus} />,
        },
        { label: 'Price', value: (product) => product.price, show: (product) => dollars(product.price) },
        {
          label: 'Ontario pays',
          value: (product) => product.amountMOHLTCPays,
          show: (product) => dollars(product.amountMOHLTCPays),
        },
      ]}
    />
  )
}
