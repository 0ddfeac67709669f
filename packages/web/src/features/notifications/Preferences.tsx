import { mailRhythms, type NotificationKind, type NotificationPreference, notificationKinds } from '@materia/contract'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type Roles, useRoles } from '../../domain/roles.ts'
import { useFormats, useLanguage } from '../../lib/language.ts'
import { ChoiceField } from '../../ui/list-filters.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { useChangePreference, useDigestTime, usePreferences, useSetDigestTime } from './api.ts'
import { useNotificationMessages } from './messages.ts'
import { isNamedTimeZone } from './time-zones.ts'

/** What is told, where, and how often by mail. */
export function Preferences() {
  const t = useNotificationMessages()
  const preferences = usePreferences()
  const time = useDigestTime()
  const change = useChangePreference()
  const roles = useRoles()
  if (preferences.isPending || time.isPending) return <Loading label={t('preferences')} />
  if (preferences.isError) return <Failed error={preferences.error} onRetry={preferences.refetch} />
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('consent')}</Typography>
      <DigestTimeFields />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notificationKinds
          .filter((kind) => mayReach(kind, roles))
          .map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              chosen={preferences.data[kind]}
              onChange={(preference) => change.mutate({ [kind]: preference })}
            />
          ))}
      </Box>
      <Box role="status">{change.isSuccess && t('saved')}</Box>
    </>
  )
}

/** Nobody invites an organisation, and sponsors write nothing that could be liked (spec §6). */
function mayReach(kind: NotificationKind, { isDoctor, isAdmin, isSponsor }: Roles): boolean {
  if (kind === 'FolioInvite') return isDoctor || isAdmin
  if (kind === 'ChatroomInvite') return isDoctor
  return !isSponsor || (kind !== 'Liked' && kind !== 'Commented')
}

function KindRow({
  kind,
  chosen,
  onChange,
}: {
  kind: NotificationKind
  chosen: NotificationPreference
  onChange: (chosen: NotificationPreference) => void
}) {
  const t = useNotificationMessages()
  const name = t(`kinds.${kind}`)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: '1 1 220px' }}>{name}</Typography>
      {kind === 'Security' ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('always')}</Typography>
      ) : (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            maxWidth: '100%',
            gap: 1,
            alignItems: 'center',
            '&& > .MuiTextField-root': { width: '11.5rem', maxWidth: '100%' },
          }}
        >
          <FormControlLabel
            label={t('onScreen')}
            control={
              <Checkbox
                checked={chosen.inApp}
                slotProps={{ input: { 'aria-label': t('onScreenFor', { kind: name }) } }}
                onChange={(event) => onChange({ ...chosen, inApp: event.target.checked })}
              />
            }
          />
          <ChoiceField
            label={t('byMail')}
            fullLabel={t('byMailFor', { kind: name })}
            value={chosen.email}
            choices={mailRhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythms.${rhythm}`) }))}
            onChange={(email) => onChange({ ...chosen, email: email as NotificationPreference['email'] })}
          />
        </Box>
      )}
    </Box>
  )
}

const canadianZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
]
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

function DigestTimeFields() {
  const t = useNotificationMessages()
  const time = useDigestTime()
  const { mutate } = useSetDigestTime()
  const { time: timeOf } = useFormats()
  const language = useLanguage()
  if (!time.data) return null
  const { timeZone, hour } = time.data
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([timeZone, ...[own].filter(isNamedTimeZone), ...canadianZones])].toSorted()
  return (
    <Box
      role="group"
      aria-label={t('digestTime')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        mb: 3,
        alignItems: 'center',
        '&& > .MuiTextField-root': { flex: '0 1 auto', width: 'auto', maxWidth: '100%' },
      }}
    >
      <Typography>{t('digestTime')}</Typography>
      <ChoiceField
        label={t('hour')}
        value={String(hour)}
        choices={hoursOfDay.map((each) => ({ value: String(each), label: timeOf(new Date(2000, 0, 1, each)) }))}
        onChange={(chosen) => mutate({ timeZone, hour: Number(chosen) })}
      />
      <ChoiceField
        label={t('timeZone')}
        value={timeZone}
        choices={zones.map((zone) => ({ value: zone, label: zoneName(zone, language) }))}
        onChange={(chosen) => mutate({ timeZone: chosen, hour })}
      />
    </Box>
  )
}

/** "Toronto (Eastern Time)". */
function zoneName(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return `${city} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone})`
}
