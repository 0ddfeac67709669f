import type { Facet } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { SideDrawer } from '../../../../ui/dialogs/side-drawer.tsx'
import type { SearchWanted } from '../../api.ts'
import { useFacets } from '../../api.ts'
import { countChosen, type Refinement, type RefinementName, toggled, withValues } from '../refinement.ts'
import { FacetChoices } from './FacetChoices.tsx'
import { useRefineMessages } from './messages.ts'
import { YearChoice } from './YearChoice.tsx'

const listed = ['status', 'coverage', 'publicationType', 'company', 'areaId'] as const
const flags = ['recruitingInCanada', 'inMyFolios', 'unread'] as const

interface RefineProps {
  wanted: SearchWanted
  onChange: (refinement: Refinement) => void
}

/** What the results are, counted and to be chosen from: beside them where there is room, else in a sheet. */
export function RefinePanel({ wanted, onChange }: RefineProps) {
  const t = useRefineMessages()
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  const { data: facets = [] } = useFacets(wanted)
  const chosen = countChosen(wanted.refinement)
  if (facets.length === 0 && chosen === 0) return null
  const choices = (
    <Choices title={isWide && t('refine')} facets={facets} refinement={wanted.refinement} onChange={onChange} />
  )
  if (isWide) {
    return (
      <Box component="aside" aria-label={t('refineResults')}>
        {choices}
      </Box>
    )
  }
  return (
    <>
      <Button variant="contained" color="neutral" onClick={() => setOpen(true)}>
        {chosen > 0 ? t('refineChosen', { count: String(chosen) }) : t('refine')}
      </Button>
      <SideDrawer label={t('refineResults')} open={isOpen} onClose={() => setOpen(false)} side="bottom">
        <Box sx={{ px: 2, pb: 2, overflowY: 'auto' }}>{choices}</Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button fullWidth variant="contained" onClick={() => setOpen(false)}>
            {t('showResults')}
          </Button>
        </Box>
      </SideDrawer>
    </>
  )
}

interface ChoicesProps {
  /** Where nothing above says it. */
  title: string | false
  facets: Facet[]
  refinement: Refinement
  onChange: (refinement: Refinement) => void
}

function Choices({ title, facets, refinement, onChange }: ChoicesProps) {
  const t = useRefineMessages()
  const valuesOf = (name: Facet['name']) => facets.find((facet) => facet.name === name)?.values ?? []
  const chosenOf = (name: RefinementName) => refinement[name] ?? []
  const toggle = (name: RefinementName) => (value: string) => onChange(toggled(refinement, name, value))
  const isAnyChosen = countChosen(refinement) > 0
  return (
    <>
      {(title || isAnyChosen) && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1 }}>
          <Box component="span" sx={{ typography: 'h4' }}>
            {title}
          </Box>
          {isAnyChosen && (
            <Button size="small" onClick={() => onChange({})}>
              {t('clearAll')}
            </Button>
          )}
        </Box>
      )}
      {listed.map((name) => (
        <FacetChoices
          key={name}
          title={t(`names.${name}`)}
          values={valuesOf(name)}
          chosen={chosenOf(name)}
          onToggle={toggle(name)}
        />
      ))}
      <YearChoice
        years={valuesOf('year')}
        from={chosenOf('yearFrom')[0]}
        to={chosenOf('yearTo')[0]}
        onChange={(name, year) => onChange(withValues(refinement, name, year ? [year] : []))}
      />
      <FacetChoices
        title={t('names.only')}
        values={flags.flatMap((name) => valuesOf(name).map((value) => ({ ...value, value: name })))}
        chosen={flags.filter((name) => chosenOf(name).length > 0)}
        onToggle={(name) => onChange(toggled(refinement, name as RefinementName, 'true'))}
      />
    </>
  )
}
