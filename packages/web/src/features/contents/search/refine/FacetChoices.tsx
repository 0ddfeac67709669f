import type { Facet } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { useFormats } from '../../../../lib/language.ts'
import { useRefineMessages } from './messages.ts'

type Value = Facet['values'][number]
const shownAtFirst = 6

interface FacetChoicesProps {
  title: string
  values: Value[]
  chosen: string[]
  onToggle: (value: string) => void
}

/** One facet: its values with their counts, the chosen ones always among them. */
export function FacetChoices({ title, values, chosen, onToggle }: FacetChoicesProps) {
  const t = useRefineMessages()
  const [isWhole, setWhole] = useState(false)
  const isChosen = (value: string) => chosen.some((each) => each.toLowerCase() === value.toLowerCase())
  const gone = chosen
    .filter((value) => !values.some((each) => each.value.toLowerCase() === value.toLowerCase()))
    .map((value) => ({ value, label: value, count: 0 }))
  const all = [...values, ...gone]
  if (all.length === 0) return null
  const shown = isWhole ? all : all.filter(({ value }, index) => index < shownAtFirst || isChosen(value))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.5 }}>
        {title}
      </Box>
      {shown.map((value) => (
        <Choice
          key={value.value}
          value={value}
          isChosen={isChosen(value.value)}
          onToggle={() => onToggle(value.value)}
        />
      ))}
      {all.length > shownAtFirst && (
        <Button
          size="small"
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
          aria-label={t(isWhole ? 'showFewerOf' : 'showMoreOf', { facet: title })}
        >
          {t(isWhole ? 'showFewer' : 'showMore')}
        </Button>
      )}
    </Box>
  )
}

function Choice({ value, isChosen, onToggle }: { value: Value; isChosen: boolean; onToggle: () => void }) {
  const t = useRefineMessages()
  const { number } = useFormats()
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 40,
        pr: 1,
        borderRadius: 1,
        cursor: 'pointer',
        typography: 'body2',
        fontWeight: isChosen ? 650 : 400,
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('countOf', { label: value.label, count: value.count }) } }}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
        {value.label}
      </Box>
      <Box component="span" sx={{ pl: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {number(value.count)}
      </Box>
    </Box>
  )
}
