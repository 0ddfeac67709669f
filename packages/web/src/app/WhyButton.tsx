import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { SlottedContent } from '../features/contents/slots.tsx'
import { HelpIcon } from '../ui/icons/icons.tsx'
import { WhyThis } from './news-parts.tsx'
import { usePageMessages } from './pages/messages.ts'

/** On a card of the feed: why it is there, and how to see less of its like. */
export function WhyButton({ content: { contentItemId, title } }: { content: SlottedContent }) {
  const t = usePageMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-label={t('whyItem', { title })}
        title={t('why')}
        onClick={() => setOpen(true)}
        sx={{ my: -1.25, mr: -1, color: 'text.secondary' }}
      >
        <HelpIcon size={18} />
      </IconButton>
      {isOpen && <WhyThis contentItemId={contentItemId} onClose={() => setOpen(false)} />}
    </>
  )
}
