import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRoles } from '../../domain/roles.ts'
import { sizeInWords } from '../../lib/file-size.ts'
import { useInstalling } from '../../lib/install.ts'
import { useFormats } from '../../lib/language.ts'
import { hasPersonDatabase } from '../../lib/person-database.ts'
import { DownloadIcon } from '../../ui/icons/screen-icons.tsx'
import { useOfflineMessages } from './messages.ts'
import { usePush } from './push.ts'
import { useSavedState } from './saved-state.ts'

/** Materia as a program of this device: installing it, and what it keeps here. */
export function DeviceSettings() {
  const t = useOfflineMessages()
  const { isDoctor, isAdmin } = useRoles()
  return (
    <Card component="section" aria-labelledby="this-device" sx={{ p: 2 }}>
      <Typography id="this-device" variant="h3" component="h2">
        {t('thisDevice')}
      </Typography>
      <Installing />
      <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
        {t('offlineReading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>
        {t('offlineText', { hasFolios: String(isDoctor || isAdmin) })}
      </Typography>
      {hasPersonDatabase() ? <Saved /> : <Typography>{t('notPossible')}</Typography>}
      <Typography id="push-heading" variant="h4" component="h3" sx={{ mt: 2 }}>
        {t('push')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('pushText')}</Typography>
      <PushSetting />
    </Card>
  )
}

function Installing() {
  const t = useOfflineMessages()
  const installing = useInstalling()
  if (installing.state === 'installed') return <Typography sx={{ mt: 1 }}>{t('installed')}</Typography>
  return (
    <>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('installText')}</Typography>
      {installing.state === 'offered' ? (
        <Button
          variant="contained"
          color="neutral"
          startIcon={<DownloadIcon size={18} />}
          onClick={() => void installing.install()}
        >
          {t('install')}
        </Button>
      ) : (
        <Typography>{t('installByHand')}</Typography>
      )}
    </>
  )
}

function Saved() {
  const t = useOfflineMessages()
  const { day, time } = useFormats()
  const saved = useSavedState()
  if (!saved?.savedAt) return <Typography>{t('nothingSaved')}</Typography>
  const at = new Date(saved.savedAt)
  return (
    <Typography>
      {t('savedState', { count: saved.itemCount, size: sizeInWords(saved.bytes), day: day(at), time: time(at) })}
    </Typography>
  )
}

function PushSetting() {
  const t = useOfflineMessages()
  const push = usePush()
  if (push.state === 'impossible') return <Typography>{t('pushImpossible')}</Typography>
  if (push.state === 'denied') return <Typography>{t('pushDenied')}</Typography>
  const isOn = push.state === 'on'
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        color="neutral"
        loading={push.isBusy}
        aria-describedby="push-heading"
        onClick={push.change}
      >
        {t(isOn ? 'pushOff' : 'pushOn')}
      </Button>
      {isOn && <Typography role="status">{t('pushIsOn')}</Typography>}
    </Stack>
  )
}
