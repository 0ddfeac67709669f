import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFirstRunMessages } from '../../domain/first-run/messages.ts'
import { fromOf } from '../../domain/from.ts'
import { paths } from '../../domain/paths.ts'
import { useFoliosToFollow } from './api.ts'
import { FollowThis } from './FollowThis.tsx'

/** The public folios nearest to the viewer's areas; nothing where there are none. */
export function FoliosToFollow() {
  const t = useFirstRunMessages()
  const folios = useFoliosToFollow()
  const id = useId()
  if (!folios.data?.length) return null
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 650 }}>
        {t('folios')}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {folios.data.map((folio) => (
          <Box key={folio.contentItemId} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link href={paths.content(folio.contentItemId)} color="textPrimary" sx={{ fontWeight: 600 }}>
                {folio.title}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {fromOf(folio)}
              </Typography>
            </Box>
            <FollowThis target={{ type: 'Folio', contentItemId: folio.contentItemId }} name={folio.title} isOffered />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
