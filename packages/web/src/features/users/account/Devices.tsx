import type { UserSession } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
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

/** More than these are old sign-ins, seldom asked for. */
const shownAtFirst = 6

function DeviceList() {
  const t = useUserMessages()
  const [isWhole, setWhole] = useState(false)
  const devices = useDevices()
  const signOut = useSignOutDevice()
  if (devices.isPending) return <Loading label={t('devices')} rows={1} />
  if (devices.isError) return <Failed error={devices.error} onRetry={devices.refetch} />

  const shown = isWhole ? devices.data : devices.data.slice(0, shownAtFirst)
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((device) => (
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
      {shown.length < devices.data.length && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {t('allDevices', { count: devices.data.length })}
        </Button>
      )}
    </>
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
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
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
