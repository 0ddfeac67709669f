import type { DrugCoverage, DrugItem } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLanguage } from '../../../../lib/language.ts'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { breakable } from './breakable.tsx'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { useDrugMessages } from './messages.ts'
import { shortStrength, withUnits } from './strengths.ts'

const shownAtFirst = 8

interface StrengthRow {
  form: string
  strength: string
  products: number
  coverages: DrugCoverage[]
  isUnlisted: boolean
  price: number | null
  ontarioPays: number | null
  /** Its place among the others, by form and amount. */
  place: number
}

/** Each form and strength on the market once, with how Ontario covers it and the cheapest price. */
export function StrengthTable({ products }: { products: DrugItem[] }) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const isFrench = useLanguage() === 'fr'
  const [isWhole, setWhole] = useState(false)
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
            cell: ({ strength }) => breakable(withUnits(shortStrength(strength))),
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
          { header: d('cheapest'), isNumber: true, value: ({ price }) => price, cell: ({ price }) => dollars(price) },
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
  const groups = Map.groupBy(marketed, ({ form, strength }) => JSON.stringify([form, strength]))
  return [...groups.values()].map((same, place) => ({
    form: same[0]?.form ?? '',
    strength: same[0]?.strength ?? '',
    products: same.length,
    coverages: [...new Set(same.flatMap(({ coverage }) => coverage ?? []))],
    isUnlisted: same.every(({ isUnlisted }) => isUnlisted),
    price: least(same.flatMap(({ price }) => price ?? [])),
    ontarioPays: least(same.flatMap(({ amountMOHLTCPays }) => amountMOHLTCPays ?? [])),
    place,
  }))
}

const least = (amounts: number[]) => (amounts.length > 0 ? Math.min(...amounts) : null)
