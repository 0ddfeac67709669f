import type { DraftUserExternalLink, UserExternalLink } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../../../domain/attachment-url.ts'
import { ExternalIcon } from '../../../../ui/icons/icons.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { AttachmentList } from '../AttachmentList.tsx'
import { AuthorLine } from '../AuthorLine.tsx'
import { showsPicture } from '../post-text.ts'

export function ExternalLinkView({ content: link }: { content: UserExternalLink | DraftUserExternalLink }) {
  const t = useItemPageMessages()
  const picture = attachmentUrl(link.linkImageAttachmentId, 'medium')
  return (
    <>
      <AuthorLine post={link} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 2,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {picture && (
          <Box
            component="img"
            src={picture}
            alt=""
            sx={{
              width: { xs: '100%', sm: 200 },
              height: { xs: 160, sm: 120 },
              flexShrink: 0,
              objectFit: 'cover',
              borderRadius: 1,
            }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[t(`linkTypes.${link.externalLinkType}`), link.linkSite].filter(Boolean).join(' · ')}
          </Typography>
          {link.linkTitle && link.linkTitle !== link.title && (
            <Typography variant="h3" component="p">
              {link.linkTitle}
            </Typography>
          )}
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {link.externalLink}
          </Typography>
          <Button
            variant="outlined"
            endIcon={<ExternalIcon size={18} />}
            href={link.externalLink}
            target="_blank"
            rel="noopener noreferrer"
          >
            {link.linkSite ? t('openSite', { site: link.linkSite }) : t('openTheLink')}
          </Button>
        </Box>
      </Box>
      <AttachmentList
        images={link.images.filter(({ id }) => !showsPicture(link, id) && id !== link.featuredImage?.id)}
        attachments={link.attachments}
      />
    </>
  )
}
