import type { TrialLocation } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { countryName } from '../../../../domain/country-names.ts'
import { useLanguage, useSourceWord } from '../../../../lib/language.ts'
import { useNearWindow } from '../../../../ui/near-window.ts'
import { itemPageMessages, useItemPageMessages } from '../../page/messages.ts'

/** Sites by country: Canada open and first, the others folded. */
export function TrialSites({ sites }: { sites: TrialLocation[] }) {
  const t = useItemPageMessages()
  const [isOpen, setOpen] = useState(false)
  const countries = byCountry(sites)
  const canadian = countries.find(([country]) => country === home)
  const others = countries.filter(([country]) => country !== home)
  const otherSites = others.reduce((sum, [, list]) => sum + list.length, 0)
  return (
    <Box component="section" aria-labelledby="places" sx={useNearWindow(240)}>
      <Typography id="places" variant="h2" sx={{ mb: 1 }}>
        {t('places')}
      </Typography>
      {canadian ? (
        <Country name={home} sites={canadian[1]} />
      ) : (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('noSiteInCanada')}</Typography>
      )}
      {others.length > 0 && (
        <>
          <Button variant="contained" color="neutral" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hideSites' : 'showSites', { sites: otherSites, countries: others.length })}
          </Button>
          {isOpen && others.map(([name, list]) => <Country key={name} name={name} sites={list} />)}
        </>
      )}
    </Box>
  )
}

const home = 'Canada'

function byCountry(sites: TrialLocation[]): [string, TrialLocation[]][] {
  const groups = Map.groupBy(sites, (site) => site.country ?? itemPageMessages()('countryNotSaid'))
  return [...groups].sort(([a], [b]) => Number(b === home) - Number(a === home) || a.localeCompare(b))
}

function Country({ name, sites }: { name: string; sites: TrialLocation[] }) {
  const word = useSourceWord()
  const language = useLanguage()
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h4" component="h3">
        {countryName(name, language)} ({sites.length})
      </Typography>
      <Box component="ul" sx={siteList}>
        {sites.map((site, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source lists the same site twice, and the list never changes
          <li key={index}>
            {[site.facility, site.city, site.state].filter(Boolean).join(', ') || site.address}
            {site.status && <span> · {word(site.status)}</span>}
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** One style for all of them: a trial has hundreds of sites. */
const siteList = {
  m: 0,
  mt: 0.5,
  pl: 2.5,
  columns: { sm: 2 },
  columnGap: 3,
  '& > li': { breakInside: 'avoid', py: 0.25 },
  '& > li > span': { color: 'text.secondary' },
} as const
