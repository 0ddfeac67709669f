import type { UserSession } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { explain } from '../../../lib/api-error.ts'
import { showError } from '../../../ui/notice.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useDevices, useSignOutDevice } from '../api.ts'
import { deviceName } from '../device-name.ts'
import { useUserMessages } from '../messages.ts'

export function Devices() {
  const t = useUserMessages()
  return (
    <Card component="section" aria-labelledby="devices" sx={{ p: 2 }}>
      <Typography id="devices" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('devices')}
      </Typography>
      <DeviceList />
    </Card>
  )
}

function DeviceList() {
  const t = useUserMessages()
  const devices = useDevices()
  const signOut = useSignOutDevice()
  if (devices.isPending) return <Loading label={t('devices')} rows={1} />
  if (devices.isError) return <Failed error={devices.error} onRetry={devices.refetch} />

  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {devices.data.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isBusy={signOut.isPending && signOut.variables?.params.id === device.id}
          onSignOut={() =>
            signOut.mutate({ params: { id: device.id } }, { onError: (error) => showError(explain(error)) })
          }
        />
      ))}
    </Box>
  )
}

function DeviceRow({ device, isBusy, onSignOut }: { device: UserSession; isBusy: boolean; onSignOut: () => void }) {
  const t = useUserMessages()
  const name = deviceName(device.userAgent)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', py: 1, minHeight: 56 }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lastUsed')} <RelativeTime date={device.lastUsedOn} />{' '}
          {device.ip && t('fromAddress', { address: device.ip })}
        </Typography>
      </Box>
      {device.isCurrent ? (
        <Chip label={t('thisDevice')} size="small" />
      ) : (
        <Button
          variant="contained"
          color="neutral"
          loading={isBusy}
          aria-label={t('signOutDevice', { name })}
          onClick={onSignOut}
        >
          {t('signOut')}
        </Button>
      )}
    </Box>
  )
}
