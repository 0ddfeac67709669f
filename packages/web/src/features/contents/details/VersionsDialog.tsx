import type { Content, ContentVersion } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormats } from '../../../lib/language.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useVersion, useVersions } from '../api.ts'
import { useItemPageMessages } from '../page/messages.ts'
import { type Change, changesBetween } from './what-changed.ts'

/** Every version with its date, and what each changed in the one before. */
export function VersionsDialog({
  content,
  onClose,
  onOpen,
}: {
  content: Content
  onClose: () => void
  onOpen: (versionId: string | null) => void
}) {
  const t = useItemPageMessages()
  const versions = useVersions(content.contentItemId)
  return (
    <Dialog title={t('versions')} width={560} onClose={onClose}>
      {versions.isPending && <Loading label={t('versions')} rows={2} />}
      {versions.isError && <Failed error={versions.error} onRetry={versions.refetch} />}
      {versions.data && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {versions.data.map((version, index) => (
            <VersionRow
              key={version.versionId}
              version={version}
              before={versions.data[index + 1]}
              isShown={version.versionId === content.versionId}
              onOpen={() => onOpen(version.isCurrent ? null : version.versionId)}
            />
          ))}
        </Box>
      )}
    </Dialog>
  )
}

function VersionRow({
  version,
  before,
  isShown,
  onOpen,
}: {
  version: ContentVersion
  before: ContentVersion | undefined
  isShown: boolean
  onOpen: () => void
}) {
  const t = useItemPageMessages()
  const [isCompared, setCompared] = useState(false)
  const moment = useFormats().longMoment(new Date(version.createdOn))
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {version.isCurrent ? t('currentVersion', { moment }) : moment}
          </Typography>
          {!before && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('firstVersion')}
            </Typography>
          )}
        </Box>
        {before && (
          <Button color="inherit" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {t('whatChanged')}
          </Button>
        )}
        <Button color="neutral" variant="contained" disabled={isShown} onClick={onOpen}>
          {t(isShown ? 'shown' : 'open')}
        </Button>
      </Box>
      {isCompared && before && <WhatChanged newer={version.versionId} older={before.versionId} />}
    </Box>
  )
}

function WhatChanged({ newer, older }: { newer: string; older: string }) {
  const t = useItemPageMessages()
  const [after, before] = [useVersion(newer), useVersion(older)]
  if (after.isError || before.isError) return <Failed error={after.error ?? before.error} />
  if (!after.data || !before.data) return <Loading label={t('whatChanged')} rows={1} />
  const changes = changesBetween(before.data, after.data)
  if (changes.length === 0) {
    return (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('nothingShown')}
      </Typography>
    )
  }
  return (
    <Box component="dl" sx={{ mt: 1, mb: 0 }}>
      {changes.map((change) => (
        <ChangeRow key={change.label} change={change} />
      ))}
    </Box>
  )
}

function ChangeRow({ change: { label, before, after } }: { change: Change }) {
  const t = useItemPageMessages()
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'body2', maxHeight: 180, overflow: 'auto' }}>
        {before && (
          <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
            {before}
          </Box>
        )}
        {after ? (
          <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
            {after}
          </Box>
        ) : (
          <em>{t('removed')}</em>
        )}
      </Box>
    </Box>
  )
}
