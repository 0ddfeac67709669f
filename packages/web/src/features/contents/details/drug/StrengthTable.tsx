import type { DrugCoverage, DrugItem } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLanguage } from '../../../../lib/language.ts'
import { usePrinting } from '../../../../ui/printing.ts'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { breakable } from './breakable.tsx'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { useDrugMessages } from './messages.ts'
import { PriceOfForm } from './PriceOfForm.tsx'
import { namedStrength, withUnits } from './strengths.ts'

const shownAtFirst = 8

interface StrengthRow {
  form: string
  strength: string
  products: number
  coverages: DrugCoverage[]
  isUnlisted: boolean
  price: number | null
  /** What the cheapest is for one of. */
  formularyForm: string | null
  ontarioPays: number | null
  /** Its place among the others, by form and amount. */
  place: number
}

/** Each form and strength on the market once, with how Ontario covers it and the cheapest price. */
export function StrengthTable({ products }: { products: DrugItem[] }) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const isFrench = useLanguage() === 'fr'
  const [wasAskedFor, setWhole] = useState(false)
  const isWhole = usePrinting() || wasAskedFor
  const rows = strengthRows(products)
  if (rows.length === 0) return null
  return (
    <Box component="section" aria-labelledby="strengths">
      <Typography id="strengths" variant="h2" sx={{ mb: 1 }}>
        {d('formsAndStrengths')}
      </Typography>
      <DataTable
        label={d('formsAndStrengths')}
        rows={isWhole ? rows : rows.slice(0, shownAtFirst)}
        keyOf={({ place }) => String(place)}
        tableFrom={isFrench ? 680 : 600}
        columns={[
          { header: t('form'), inCard: 'words', value: ({ form }) => form },
          {
            header: t('strength'),
            inCard: 'title',
            value: ({ place }) => place,
            cell: ({ strength }) => breakable(withUnits(strength)),
          },
          { header: d('marketedProducts'), isNumber: true, value: (row) => row.products },
          {
            header: t('coverage'),
            value: ({ coverages }) => coverages.join(),
            cell: ({ coverages, isUnlisted }) => (
              <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
                {(coverages.length > 0 ? coverages : [null]).map((coverage) => (
                  <CoverageChip key={coverage} coverage={coverage} isUnlisted={isUnlisted} />
                ))}
              </Stack>
            ),
          },
          {
            header: d('cheapest'),
            isNumber: true,
            value: ({ price }) => price,
            cell: ({ price, formularyForm }) => price !== null && <PriceOfForm price={price} form={formularyForm} />,
          },
          {
            header: t('ontarioPays'),
            isNumber: true,
            value: ({ ontarioPays }) => ontarioPays,
            cell: ({ ontarioPays }) => dollars(ontarioPays),
          },
        ]}
      />
      {!isWhole && rows.length > shownAtFirst && (
        <Button color="neutral" variant="contained" onClick={() => setWhole(true)} sx={{ mt: 1.5 }}>
          {d('showAllStrengths', { count: rows.length })}
        </Button>
      )}
    </Box>
  )
}

/** Of marketed products, in the order in which they come: by form, then by amount. */
function strengthRows(products: DrugItem[]): StrengthRow[] {
  const marketed = products.filter(({ drugStatus }) => drugStatus === 'Marketed')
  const groups = Map.groupBy(marketed, (product) => JSON.stringify([product.form, namedStrength(product)]))
  return [...groups.values()].map((same, place) => ({
    ...cheapestOf(same),
    form: same[0]?.form ?? '',
    strength: same[0] ? namedStrength(same[0]) : '',
    products: same.length,
    coverages: [...new Set(same.flatMap(({ coverage }) => coverage ?? []))],
    isUnlisted: same.every(({ isUnlisted }) => isUnlisted),
    ontarioPays: least(same.flatMap(({ amountMOHLTCPays }) => amountMOHLTCPays ?? [])),
    place,
  }))
}

function cheapestOf(products: DrugItem[]): Pick<StrengthRow, 'price' | 'formularyForm'> {
  const price = least(products.flatMap((product) => product.price ?? []))
  const cheapest = price === null ? undefined : products.find((product) => product.price === price)
  return { price, formularyForm: cheapest?.formularyForm ?? null }
}

const least = (amounts: number[]) => (amounts.length > 0 ? Math.min(...amounts) : null)
