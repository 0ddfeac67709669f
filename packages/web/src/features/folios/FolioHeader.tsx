import type { Folio } from '@materia/contract'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PlusIcon, ShieldIcon, UsersIcon } from '../../ui/icons/icons.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { FolioLogo } from './FolioLogo.tsx'
import { FolioMenu } from './FolioMenu.tsx'
import { LevelWord } from './LevelWord.tsx'
import { useFolioMessages } from './messages.ts'
import type { Rights } from './rights.ts'
import { useFolioSlots } from './slots.ts'

/** On a phone the title has the whole width, so that no word breaks. */
const cover = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', sm: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"logo menu" "title title"', sm: '"logo title menu"' },
}

/** The folio's cover: picture, title, what it is about, who is in it, and what can be done. */
export function FolioHeader({
  folio,
  rights,
  onAdd,
  onPeople,
  onDeleted,
}: {
  folio: Folio
  rights: Rights
  onAdd: () => void
  onPeople: () => void
  onDeleted?: (folio: Folio) => void
}) {
  const t = useFolioMessages()
  const { Discuss } = useFolioSlots()
  useDocumentTitle(folio.title)
  return (
    <Box
      component="header"
      sx={{
        p: { xs: 2, sm: 3 },
        mb: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={cover}>
        <Box sx={{ gridArea: 'logo' }}>
          <FolioLogo folio={folio} size={64} />
        </Box>
        <Box sx={{ gridArea: 'title', minWidth: 0 }}>
          <Typography variant="h1">{folio.title}</Typography>
          <Facts folio={folio} />
        </Box>
        <Box sx={{ gridArea: 'menu', justifySelf: 'end' }}>
          <FolioMenu folio={folio} rights={rights} onDeleted={onDeleted} />
        </Box>
      </Box>
      {folio.summary && <Typography sx={{ mt: 2, maxWidth: 720, whiteSpace: 'pre-line' }}>{folio.summary}</Typography>}
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {rights.mayClip && (
          <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
        {rights.isOwner && (
          <Button variant="contained" color="neutral" startIcon={<UsersIcon size={18} />} onClick={onPeople}>
            {t(folio.shareLevel === 'Private' ? 'shareWithColleagues' : 'invite')}
          </Button>
        )}
        <ExportMenu folioId={folio.folioId} />
        {folio.clippingsCount > 0 && <CheckButton folio={folio} mayClip={rights.mayClip} />}
        {Discuss && folio.shareLevel !== 'Private' && <Discuss contentItemId={folio.folioId} />}
        <Box sx={{ flex: 1 }} />
        <People folio={folio} onPeople={onPeople} />
      </Stack>
    </Box>
  )
}

function CheckButton({ folio, mayClip }: { folio: Folio; mayClip: boolean }) {
  const t = useFolioMessages()
  const { Check } = useFolioSlots()
  const [isOpen, setOpen] = useState(false)
  if (!Check) return null
  return (
    <>
      <Button
        variant="contained"
        color="neutral"
        startIcon={<ShieldIcon size={18} />}
        title={t('checkHint')}
        onClick={() => setOpen(true)}
      >
        {t('check')}
      </Button>
      {isOpen && <Check folio={folio} mayClip={mayClip} onClose={() => setOpen(false)} />}
    </>
  )
}

function Facts({ folio }: { folio: Folio }) {
  const t = useFolioMessages()
  const { author } = folio
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        mt: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <LevelWord level={folio.shareLevel} />
      {folio.verifiedOnly && <span>{t('isVerifiedOnly')}</span>}
      <span>{t('items', { count: folio.clippingsCount })}</span>
      {author && (
        <span>
          {t.rich('byOwner', {
            name: author.name,
            link: (name) => <Link href={paths.profile(author.userId)}>{name}</Link>,
          })}
        </span>
      )}
    </Box>
  )
}

function People({ folio, onPeople }: { folio: Folio; onPeople: () => void }) {
  const t = useFolioMessages()
  const members = folio.users.filter((user) => user.status === 'Accepted')
  const people = [...(folio.author ? [folio.author] : []), ...members]
  if (members.length === 0) return null
  return (
    <Button color="inherit" onClick={onPeople} sx={{ gap: 1, px: 1 }}>
      <AvatarGroup max={5} slotProps={{ surplus: { sx: { width: 32, height: 32, fontSize: 13 } } }}>
        {people.map((person) => (
          <Avatar
            key={person.userId ?? person.name}
            name={person.name}
            src={attachmentUrl(person.profilePictureAttachmentId, 'small')}
            size={32}
          />
        ))}
      </AvatarGroup>
      {t('people', { count: people.length })}
    </Button>
  )
}
