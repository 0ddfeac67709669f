import { chatHub } from '@materia/contract'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useHubState } from '../../lib/sockets.ts'
import { useActionMessages } from './actions/messages.ts'

const delayMs = 1_500

/** Only while there is no connection, and not for a blink of it. */
export function ConnectionBanner() {
  const t = useActionMessages()
  const state = useHubState(chatHub)
  const [isLate, setLate] = useState(false)
  const isConnected = state === 'connected'

  useEffect(() => {
    if (isConnected) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isConnected])

  return (
    <Box role="status">
      {!isConnected && isLate && (
        <Box sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', px: 2, py: 0.75, fontSize: '0.875rem' }}>
          {state === 'reconnecting' ? t('reconnecting') : t('notConnected')}
        </Box>
      )}
    </Box>
  )
}
