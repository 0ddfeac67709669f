import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import {
  BookmarkFilledIcon,
  EyeIcon,
  FlaskIcon,
  HeartIcon,
  PillIcon,
  ScaleIcon,
  ShareIcon,
} from '../../../ui/icons/icons.tsx'
import { useMarketingMessages } from './messages.ts'

/** Small pictures of the product, drawn with its own cards. */
export function FeedDrawing() {
  const t = useMarketingMessages()
  return (
    <Picture label={t('feedPicture')}>
      <DrawnCard kind="decision" icon={<ScaleIcon size={16} />} source={t('regulator')} />
      <DrawnCard kind="trial" icon={<FlaskIcon size={16} />} source={t('registry')} />
    </Picture>
  )
}

export function FolioDrawing() {
  const t = useMarketingMessages()
  return (
    <Picture label={t('folioPicture')}>
      <Sheet>
        <Box sx={{ fontWeight: 650 }}>{t('folioName')}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1.5 }}>{t('folioFacts')}</Box>
        <Stack spacing={1}>
          {([1, 2, 3] as const).map((number) => (
            <Box
              key={number}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                p: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 0.8,
                fontSize: '0.875rem',
              }}
            >
              <Box sx={{ color: 'primary.main' }}>
                <BookmarkFilledIcon size={16} />
              </Box>
              {t(`clipping${number}`)}
            </Box>
          ))}
        </Stack>
      </Sheet>
    </Picture>
  )
}

export function DiscussionDrawing() {
  const t = useMarketingMessages()
  return (
    <Picture label={t('discussionPicture')}>
      <Sheet>
        <Stack spacing={1}>
          <Bubble side="left">{t('message1')}</Bubble>
          <Bubble side="right">{t('message2')}</Bubble>
          <Bubble side="left">{t('message3')}</Bubble>
        </Stack>
      </Sheet>
    </Picture>
  )
}

export function DrugDrawing() {
  const t = useMarketingMessages()
  return (
    <Picture label={t('drugPicture')}>
      <DrawnCard kind="drug" icon={<PillIcon size={16} />} source={t('drugDatabase')} />
    </Picture>
  )
}

function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack role="img" aria-label={label} spacing={1.5} sx={{ maxWidth: 520, width: '100%', mx: 'auto' }}>
      {children}
    </Stack>
  )
}

const sheet = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 3,
}

const Sheet = ({ children }: { children: ReactNode }) => <Box sx={sheet}>{children}</Box>

function Bubble({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  const isOwn = side === 'right'
  return (
    <Box
      sx={{
        alignSelf: isOwn ? 'flex-end' : 'flex-start',
        maxWidth: '85%',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        fontSize: '0.875rem',
        bgcolor: isOwn ? 'secondary.main' : 'neutral.main',
        color: isOwn ? 'secondary.contrastText' : 'neutral.contrastText',
        border: 1,
        borderColor: isOwn ? 'secondary.light' : 'transparent',
      }}
    >
      {children}
    </Box>
  )
}

function DrawnCard({ kind, icon, source }: { kind: 'decision' | 'trial' | 'drug'; icon: ReactNode; source: string }) {
  const t = useMarketingMessages()
  return (
    <Box sx={{ ...sheet, borderLeft: 3, borderLeftColor: `kind.${kind}`, textAlign: 'left' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: `kind.${kind}`, fontWeight: 600 }}>
          {icon}
          {t(kind)}
        </Box>
        <span>{source}</span>
        <span>{t(`${kind}Date`)}</span>
      </Box>
      <Box sx={{ fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3, mt: 0.5 }}>{t(`${kind}Title`)}</Box>
      <Box sx={{ fontSize: '0.8125rem', mt: 0.5 }}>{t(`${kind}Fact`)}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.5 }}>{t(`${kind}Summary`)}</Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 1.5, color: 'text.secondary' }}>
        <HeartIcon size={18} />
        <BookmarkFilledIcon size={18} />
        <ShareIcon size={18} />
        <EyeIcon size={18} />
      </Box>
    </Box>
  )
}
