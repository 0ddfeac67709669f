import type { Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useFolios } from './api.ts'
import { FolioLogo } from './FolioLogo.tsx'
import { createdBy, sharedWith } from './folio-list.ts'

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
  const { userId } = useSession()
  const folios = useFolios().data ?? []
  const groups = [
    { title: 'Mine', folios: createdBy(folios, userId) },
    { title: 'Shared with me', folios: sharedWith(folios, userId) },
  ].filter((group) => group.folios.length > 0)

  return (
    <Box component="nav" aria-label="Folios">
      <Link href={paths.folio} onClick={onChosen} sx={{ display: 'inline-block', px: 2, py: 1 }}>
        All folios
      </Link>
      {groups.map((group) => (
        <List key={group.title} dense subheader={<Subheader>{group.title}</Subheader>}>
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
      ))}
    </Box>
  )
}

const Subheader = ({ children }: { children: string }) => (
  <ListSubheader component="h2" disableSticky sx={{ bgcolor: 'transparent', lineHeight: 2.2, m: 0 }}>
    {children}
  </ListSubheader>
)

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
