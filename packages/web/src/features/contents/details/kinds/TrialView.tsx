import type { Trial } from '@materia/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { RichText } from '../../../../ui/rich-text.tsx'
import { exactDateOf } from '../exact-date.tsx'
import { Facts } from '../Facts.tsx'
import { WordLinks } from '../WordLinks.tsx'
import { TrialPlaces } from './TrialPlaces.tsx'

export function TrialView({ content: trial }: { content: Trial }) {
  return (
    <>
      <Strip trial={trial} />
      {trial.description && (
        <Section title="About this trial">
          <RichText html={trial.description} />
        </Section>
      )}
      {trial.eligibility && (
        <Section title="Who can take part">
          <RichText html={trial.eligibility} />
        </Section>
      )}
      {trial.locations.length > 0 && <TrialPlaces places={trial.locations} />}
      <Box sx={{ mt: 4 }}>
        <Facts
          label="Study details"
          rows={[
            ['Official title', trial.officialTitle],
            ['NCT number', trial.nctID],
            ['Type', trial.studyType],
            ['Phase', trial.phases.join(', ')],
            ['Interventions', trial.interventions.join(', ')],
            ['Sponsor', trial.sponsor],
            ['Participants', trial.enrollment?.toLocaleString('en-CA')],
            ['Start', exactDateOf(trial.startDate)],
            ['Completion', exactDateOf(trial.completionDate)],
            ['Last verified', exactDateOf(trial.lastVerifiedDate)],
          ]}
        />
      </Box>
      <WordLinks title="Conditions" words={trial.conditions} />
      <WordLinks title="Keywords" words={trial.metaKeywords} />
    </>
  )
}

/** What one asks first: is it open, for whom, where in Canada. What the source does not say is not there. */
function Strip({ trial }: { trial: Trial }) {
  const cells = cellsOf(trial)
  if (cells.length === 0) return null
  return (
    <Box
      component="dl"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
        gap: 2,
        m: 0,
        mb: 3,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
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

function cellsOf(trial: Trial): [string, React.ReactNode][] {
  const { trialStatusType, gender, minAge, maxAge, acceptsHealthyVolunteers, locations, lastVerifiedDate } = trial
  const cells: [string, React.ReactNode][] = []
  if (trialStatusType)
    cells.push([
      'Status',
      <Chip
        key="status"
        size="small"
        label={trialStatusType}
        color={isOpen(trial) ? 'success' : 'default'}
        variant={isOpen(trial) ? 'filled' : 'outlined'}
      />,
    ])
  // Who says which sex may take part has been asked about age too: none is all.
  if (gender || minAge !== null || maxAge !== null) cells.push(['Age', agesOf(trial)])
  if (gender) cells.push(['Sex', gender])
  if (acceptsHealthyVolunteers !== null) cells.push(['Healthy volunteers', yesNo(acceptsHealthyVolunteers)])
  const canadian = locations.filter((place) => place.country === 'Canada').length
  if (locations.length > 0) cells.push(['Sites in Canada', canadian === 0 ? 'None' : String(canadian)])
  if (lastVerifiedDate) cells.push(['Last verified', exactDateOf(lastVerifiedDate)])
  return cells
}

const isOpen = ({ trialStatusType }: Trial) => /^(recruiting|enrolling|available)/i.test(trialStatusType ?? '')
const yesNo = (value: boolean) => (value ? 'Accepted' : 'Not accepted')

/** "18 to 75 years", "From 6 months", "Up to 17 years". */
function agesOf(trial: Pick<Trial, 'minAge' | 'minAgeUnits' | 'maxAge' | 'maxAgeUnits'>): string {
  const least = trial.minAge === null ? null : `${trial.minAge} ${unit(trial.minAge, trial.minAgeUnits)}`
  const most = trial.maxAge === null ? null : `${trial.maxAge} ${unit(trial.maxAge, trial.maxAgeUnits)}`
  if (!least) return most ? `Up to ${most}` : 'All ages'
  if (!most) return `From ${least}`
  return trial.minAgeUnits === trial.maxAgeUnits ? `${trial.minAge} to ${most}` : `${least} to ${most}`
}

function unit(count: number, units: string | null): string {
  const word = (units ?? 'years').toLowerCase().replace(/s$/, '')
  return count === 1 ? word : `${word}s`
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
