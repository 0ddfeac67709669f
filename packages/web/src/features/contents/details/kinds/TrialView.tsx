import type { Trial } from '@materia/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFormats, useSourceWord } from '../../../../lib/language.ts'
import { wholeLabel } from '../../../../ui/chips.ts'
import { useNearWindow } from '../../../../ui/near-window.ts'
import { RichText } from '../../../../ui/rich-text.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { exactDateOf } from '../exact-date.tsx'
import { Facts } from '../Facts.tsx'
import { References } from '../References.tsx'
import { WordLinks } from '../WordLinks.tsx'
import { TrialSites } from './TrialSites.tsx'

interface Wording {
  t: ReturnType<typeof useItemPageMessages>
  word: ReturnType<typeof useSourceWord>
}

export function TrialView({ content: trial }: { content: Trial }) {
  const t = useItemPageMessages()
  const { number } = useFormats()
  const word = useSourceWord()
  return (
    <>
      <Strip trial={trial} />
      {trial.description && (
        <Section title={t('aboutTrial')}>
          <div lang="en">
            <RichText html={trial.description} />
          </div>
        </Section>
      )}
      {trial.eligibility && (
        <Section title={t('whoCanTakePart')}>
          <div lang="en">
            <RichText html={trial.eligibility} />
          </div>
        </Section>
      )}
      {trial.locations.length > 0 && <TrialSites sites={trial.locations} />}
      <Box sx={{ mt: 4, ...useNearWindow(480) }}>
        <Facts
          label={t('studyDetails')}
          rows={[
            [t('officialTitle'), trial.officialTitle && <span lang="en">{trial.officialTitle}</span>],
            [
              t('nctNumber'),
              <Link
                key="nct"
                href={`https://clinicaltrials.gov/study/${trial.nctID}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {trial.nctID}
              </Link>,
            ],
            [t('type'), word(trial.studyType)],
            [t('phase'), trial.phases.map(word).join(', ')],
            [t('interventions'), trial.interventions.map((line) => interventionIn(line, { t, word })).join(', ')],
            [t('sponsor'), trial.sponsor],
            [t('participants'), trial.enrollment !== null && number(trial.enrollment)],
            [t('start'), exactDateOf(trial.startDate)],
            [t('completion'), exactDateOf(trial.completionDate)],
          ]}
        />
      </Box>
      <References title={t('drugsGiven')} references={trial.drugs} />
      <WordLinks title={t('conditions')} words={trial.conditions} />
      <WordLinks title={t('keywords')} words={trial.metaKeywords} />
    </>
  )
}

/** "Drug: Inventin", as the registry's kinds are worded here. */
function interventionIn(line: string, { t, word }: Wording): string {
  const [, kind, name] = /^([\w ]+): (.+)$/.exec(line) ?? []
  return kind && name ? t('intervention', { kind: word(kind), name }) : line
}

/** What one asks first: is it open, for whom, where in Canada. What the source does not say is not there. */
function Strip({ trial }: { trial: Trial }) {
  const t = useItemPageMessages()
  const word = useSourceWord()
  const cells = cellsOf(trial, { t, word })
  if (cells.length === 0) return null
  return (
    <Box
      component="dl"
      aria-label={t('summary')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        m: 0,
        mb: 3,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        // « Recrutement en cours » on one line of a phone.
        ...(trial.trialStatusType && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
      }}
    >
      {cells.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

function cellsOf(trial: Trial, { t, word }: Wording): [string, React.ReactNode][] {
  const { trialStatusType, gender, minAge, maxAge, acceptsHealthyVolunteers, locations, lastVerifiedDate } = trial
  const cells: [string, React.ReactNode][] = []
  if (trialStatusType)
    cells.push([
      t('status'),
      <Chip
        key="status"
        size="small"
        label={word(trialStatusType)}
        color={isOpen(trial) ? 'success' : 'default'}
        variant={isOpen(trial) ? 'filled' : 'outlined'}
        sx={wholeLabel}
      />,
    ])
  // Who says which sex may take part has been asked about age too: none is all.
  if (gender || minAge !== null || maxAge !== null) cells.push([t('age'), agesOf(trial, t)])
  if (gender) cells.push([t('sex'), word(gender)])
  if (acceptsHealthyVolunteers !== null)
    cells.push([t('healthyVolunteers'), t(acceptsHealthyVolunteers ? 'accepted' : 'notAccepted')])
  const canadian = locations.filter((site) => site.country === 'Canada').length
  if (locations.length > 0) cells.push([t('sitesInCanada'), canadian === 0 ? t('none') : String(canadian)])
  if (lastVerifiedDate) cells.push([t('lastVerified'), exactDateOf(lastVerifiedDate)])
  return cells
}

const isOpen = ({ trialStatusType }: Trial) => /^(recruiting|enrolling|available)/i.test(trialStatusType ?? '')

/** "18 to 75 years", "From 6 months", "Up to 17 years". */
function agesOf({ minAge, minAgeUnits, maxAge, maxAgeUnits }: Trial, t: Wording['t']): string {
  const least = minAge === null ? null : t(`ageUnits.${unitOf(minAgeUnits)}`, { count: minAge })
  const most = maxAge === null ? null : t(`ageUnits.${unitOf(maxAgeUnits)}`, { count: maxAge })
  if (!least) return most ? t('upToAge', { most }) : t('allAges')
  if (!most) return minAge === 0 ? t('allAges') : t('fromAge', { least })
  return t('ages', { least: minAgeUnits === maxAgeUnits ? String(minAge) : least, most })
}

const ageUnits = ['Years', 'Months', 'Weeks', 'Days', 'Hours', 'Minutes'] as const

const unitOf = (units: string | null) =>
  ageUnits.find((unit) => unit.toLowerCase().startsWith((units ?? 'years').toLowerCase().replace(/s$/, ''))) ?? 'Years'

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3, ...useNearWindow(320) }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
