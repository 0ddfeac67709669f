import type { DrugAlternative } from '@materia/contract'
import { formularyForm } from '@materia/language/formulary-forms.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLanguage } from '../../../../lib/language.ts'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { CoverageChip } from './CoverageChip.tsx'
import { dollars } from './dollars.ts'
import { formularyStrength } from './formulary-strength.ts'
import { useDrugMessages } from './messages.ts'
import { useRowsAtFirst } from './rows-at-first.ts'
import { Section } from './section.tsx'

/** Numbers of the formulary for which the database has no product. */
export function FormularyOnlyTable({ rows }: { rows: DrugAlternative[] }) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const language = useLanguage()
  const atFirst = useRowsAtFirst()
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <Section title={d('formularyOnly')}>
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '72ch', color: 'text.secondary' }}>
        {d('formularyOnlyWhy')}
      </Typography>
      <DataTable
        label={d('formularyOnly')}
        rows={isWhole ? rows : rows.slice(0, atFirst)}
        keyOf={({ din, strength }) => `${din} ${strength}`}
        tableFrom={680}
        columns={[
          { header: t('product'), inCard: 'title', value: ({ name }) => name },
          { header: d('numberShort'), inCard: 'words', value: ({ din }) => din },
          { header: t('strength'), inCard: 'words', value: ({ strength }) => formularyStrength(strength, language) },
          { header: t('form'), inCard: 'words', value: ({ form }) => formularyForm(form, language) },
          { header: t('company'), inCard: 'words', value: ({ company }) => company },
          {
            header: t('coverage'),
            inCard: 'beside',
            value: ({ coverage }) => coverage,
            cell: ({ coverage }) => coverage && <CoverageChip coverage={coverage} />,
          },
          { header: t('price'), isNumber: true, value: ({ price }) => price, cell: ({ price }) => dollars(price) },
        ]}
      />
      {!isWhole && rows.length > atFirst && (
        <Button color="neutral" variant="contained" onClick={() => setWhole(true)} sx={{ mt: 1.5 }}>
          {t('showAll', { count: rows.length })}
        </Button>
      )}
    </Section>
  )
}
