import type { DrugData } from '@materia/contract'
import { formularyForm } from '@materia/language/formulary-forms.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLanguage } from '../../../../lib/language.ts'
import { RelativeTime } from '../../../../ui/relative-time.tsx'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { FormularyEdition } from './FormularyEdition.tsx'
import { formularyStrength } from './formulary-strength.ts'
import { LimitedUseList } from './LimitedUseList.tsx'

/** How Ontario covers a product, what its formulary lists and what Ontario pays. */
export function PriceTable({ prices }: { prices: DrugData[] }) {
  const t = useItemPageMessages()
  // Its words are longer: what does not fit becomes cards.
  const language = useLanguage()
  const isFrench = language === 'fr'
  if (prices.length === 0) return null
  const editionDate = prices[0]?.editionDate
  return (
    <Box component="section" aria-labelledby="prices">
      <Typography id="prices" variant="h2" sx={{ mb: 1 }}>
        {t('pricesInOntario')}
      </Typography>
      <DataTable
        label={t('pricesInOntario')}
        rows={prices}
        keyOf={(price) => String(price.id)}
        tableFrom={isFrench ? 860 : 640}
        columns={[
          { header: t('strength'), value: (price) => formularyStrength(price.strength, language), inCard: 'title' },
          { header: t('form'), value: (price) => formularyForm(price.dosageForm, language), inCard: 'words' },
          { header: t('manufacturer'), value: (price) => price.manufacturer, inCard: 'words' },
          {
            header: t('coverage'),
            inCard: 'beside',
            value: (price) => price.coverage,
            cell: (price) => <CoverageChip coverage={price.coverage} />,
          },
          { header: t('item'), value: (price) => price.itemNumber },
          {
            header: t('listed'),
            value: (price) => price.listDate,
            cell: (price) => price.listDate && <RelativeTime date={price.listDate} isExact />,
          },
          {
            header: t('price'),
            isNumber: true,
            value: (price) => price.individualPrice,
            cell: (price) => dollars(price.individualPrice),
          },
          {
            header: t('ontarioPays'),
            isNumber: true,
            value: (price) => price.amountMOHLTCPays,
            cell: (price) => dollars(price.amountMOHLTCPays),
          },
          {
            header: t('dailyCost'),
            isNumber: true,
            value: (price) => price.dailyCost,
            cell: (price) => dollars(price.dailyCost),
          },
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('priceUnit')} {editionDate && <FormularyEdition date={editionDate} />}
      </Typography>
      {prices.some(({ coverage }) => coverage === 'LimitedUse') && (
        <LimitedUseList criteria={prices.find(({ limitedUse }) => limitedUse.length > 0)?.limitedUse ?? []} />
      )}
    </Box>
  )
}
