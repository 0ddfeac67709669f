import { identityRoutes, type LegalDocument, legalVersions, userRoutes } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import { explain } from '../../../lib/api-error.ts'
import { replyKey, useAction } from '../../../lib/query.ts'
import { showError } from '../../../ui/notice.ts'
import { useConsentMessages } from './messages.ts'

/** Asks for the newest version of what somebody has not agreed to yet. It covers nothing and stays until they do. */
export function ConsentBar({ due }: { due: LegalDocument[] }) {
  const t = useConsentMessages()
  const cache = useQueryClient()
  const give = useAction(identityRoutes.giveConsents, {
    onSuccess: () => cache.invalidateQueries({ queryKey: replyKey(userRoutes.getUser) }),
  })
  const consents = due.map((document) => ({ document, version: legalVersions[document] }))
  const onAccept = () => give.mutate({ body: { consents } }, { onError: (error) => showError(explain(error)) })
  return (
    <Alert
      severity="info"
      icon={false}
      role="region"
      aria-label={t('label')}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        px: { xs: 1.5, sm: 3 },
        borderRadius: 0,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& .MuiAlert-message': { flex: '1 1 220px' },
        '& .MuiAlert-action': { alignItems: 'center', mr: 0, pt: 0 },
      }}
      action={
        <Button variant="contained" loading={give.isPending} onClick={onAccept}>
          {t('accept')}
        </Button>
      }
    >
      {t.rich('ask', {
        which: due.length === 1 ? (due[0] as string) : 'both',
        terms: (words: ReactNode) => <TextLink href={paths.termsOfService}>{words}</TextLink>,
        policy: (words: ReactNode) => <TextLink href={paths.privacyPolicy}>{words}</TextLink>,
      })}
    </Alert>
  )
}

const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} target="_blank" rel="noopener" underline="always">
    {children}
  </Link>
)
