import type { Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useFolios } from './api.ts'
import { FolioLogo } from './FolioLogo.tsx'
import { createdBy, sharedWith } from './folio-list.ts'
import { useFolioMessages } from './messages.ts'

/** The folios beside the one that is open. */
export function FolioNav({
  chosenId,
  hrefOf,
  onChosen,
}: {
  chosenId: string
  hrefOf: (folioId: string) => string
  onChosen?: () => void
}) {
  const t = useFolioMessages()
  const { userId } = useSession()
  const folios = useFolios().data ?? []
  const groups = [
    { title: t('mine'), folios: createdBy(folios, userId) },
    { title: t('sharedWithMe'), folios: sharedWith(folios, userId) },
  ].filter((group) => group.folios.length > 0)

  return (
    <Box component="nav" aria-label={t('folios')}>
      <Link href={paths.folio} onClick={onChosen} sx={{ display: 'inline-block', px: 2, py: 1 }}>
        {t('allFolios')}
      </Link>
      {groups.map((group) => (
        <Box key={group.title} component="section" aria-label={group.title}>
          <Typography variant="body2" component="h2" sx={{ color: 'text.secondary', px: 2, pt: 1 }}>
            {group.title}
          </Typography>
          <List dense>
            {group.folios.map((folio) => (
              <NavEntry
                key={folio.folioId}
                folio={folio}
                href={hrefOf(folio.folioId)}
                isChosen={folio.folioId === chosenId}
                onChosen={onChosen}
              />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  )
}

function NavEntry({
  folio,
  href,
  isChosen,
  onChosen,
}: {
  folio: Folio
  href: string
  isChosen: boolean
  onChosen?: () => void
}) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        href={href}
        selected={isChosen}
        aria-current={isChosen ? 'page' : undefined}
        onClick={onChosen}
        sx={{ borderRadius: 1, gap: 1.5 }}
      >
        <FolioLogo folio={folio} size={32} />
        <ListItemText
          primary={folio.title}
          secondary={folio.clippingsCount.toLocaleString('en-CA')}
          slotProps={{ primary: { noWrap: true, sx: { fontWeight: isChosen ? 600 : 400 } } }}
        />
      </ListItemButton>
    </ListItem>
  )
}
