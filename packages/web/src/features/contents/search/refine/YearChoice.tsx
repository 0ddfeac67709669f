import type { Facet } from '@materia/contract'
import Box from '@mui/material/Box'
import { ChoiceField } from '../../../../ui/list-filters.tsx'
import { useRefineMessages } from './messages.ts'

interface YearChoiceProps {
  years: Facet['values']
  from: string | undefined
  to: string | undefined
  onChange: (name: 'yearFrom' | 'yearTo', year: string) => void
}

/** From which year on, and until which. */
export function YearChoice({ years, from = '', to = '', onChange }: YearChoiceProps) {
  const t = useRefineMessages()
  const known = [...new Set([...years.map(({ value }) => value), from, to])].filter(Boolean)
  if (known.length < 2 && !from && !to) return null
  const choicesBetween = (first: string, last: string) => [
    { value: '', label: t('anyYear') },
    ...known
      .filter((year) => (!first || year >= first) && (!last || year <= last))
      .toSorted((one, other) => Number(other) - Number(one))
      .map((year) => ({ value: year, label: year })),
  ]
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1 }}>
        {t('names.year')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ChoiceField
          label={t('from')}
          value={from}
          choices={choicesBetween('', to)}
          onChange={(year) => onChange('yearFrom', year)}
        />
        <ChoiceField
          label={t('to')}
          value={to}
          choices={choicesBetween(from, '')}
          onChange={(year) => onChange('yearTo', year)}
        />
      </Box>
    </Box>
  )
}
