import { folioRoutes, profileRoutes, userRoutes } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { useFormats } from '../../lib/language.ts'
import { useIsOnline } from '../../lib/online.ts'
import { outdatedSince, queryClient } from '../../lib/query.ts'
import { useAppMessages } from '../messages.ts'
import { useLayoutMessages } from './messages.ts'

/** While the device has no connection, or Materia does not answer: of when is what one sees. */
export function OfflineBanner() {
  const t = useAppMessages()
  const says = useLayoutMessages()
  const isOnline = useIsOnline()
  const { isDoctor, isAdmin } = useRoles()
  const savedAt = useOutdatedSince()
  return (
    <Box role="status">
      {(!isOnline || savedAt) && (
        <Box
          sx={{
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            px: 2,
            py: 0.75,
            fontSize: '0.875rem',
            displayPrint: 'none',
          }}
        >
          {savedAt ? <SavedAt key="saved" at={new Date(savedAt)} isOnline={isOnline} /> : t('offline')}{' '}
          {!isOnline && (isDoctor || isAdmin) && (
            <Link href={paths.folio} color="inherit" underline="always">
              {says('whatIsSaved')}
            </Link>
          )}
        </Box>
      )}
    </Box>
  )
}

function SavedAt({ at, isOnline }: { at: Date; isOnline: boolean }) {
  const t = useLayoutMessages()
  const { day, time } = useFormats()
  return t(isOnline ? 'awaySaved' : 'offlineSaved', { day: day(at), time: time(at) })
}

function useOutdatedSince(): number | undefined {
  return useSyncExternalStore(
    onReply,
    () => outdatedSince(isOfScreen),
    () => undefined,
  )
}

const onReply = (listener: () => void) =>
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerRemoved') listener()
  })

/** The bar around every screen shows one's own name, picture and invitations. */
const ofBar: unknown[] = [userRoutes.getUser, profileRoutes.getProfile, folioRoutes.listPendingFolioInvites].map(
  ({ path }) => path,
)
const isOfScreen = (key: QueryKey) => !ofBar.includes(key[1])
