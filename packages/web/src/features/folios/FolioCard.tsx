import type { Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { FolioLogo } from './FolioLogo.tsx'
import { LevelWord } from './LevelWord.tsx'
import { useFolioMessages } from './messages.ts'

export type FolioShape = 'grid' | 'list'

/** A folio among others; its title is the way in. */
export function FolioCard({ folio, href, shape }: { folio: Folio; href: string; shape: FolioShape }) {
  const isGrid = shape === 'grid'
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: isGrid ? { sm: 'column' } : 'row',
        gap: 1.5,
        p: 2,
        height: '100%',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <FolioLogo folio={folio} size={isGrid ? 56 : 48} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h3" sx={clamped(2)}>
          <Link
            href={href}
            color="inherit"
            sx={{ fontWeight: 650, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {folio.title}
          </Link>
        </Typography>
        {folio.summary && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, ...clamped(isGrid ? 3 : 1) }}>
            {folio.summary}
          </Typography>
        )}
        <FolioFacts folio={folio} />
      </Box>
    </Card>
  )
}

function FolioFacts({ folio }: { folio: Folio }) {
  const t = useFolioMessages()
  const members = folio.users.filter((user) => user.status === 'Accepted').length
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        mt: 1,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <LevelWord level={folio.shareLevel} />
      <span>{t('items', { count: folio.clippingsCount })}</span>
      {members > 0 && <span>{t('people', { count: members + 1 })}</span>}
      <RelativeTime date={folio.createdOn} />
    </Box>
  )
}

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
