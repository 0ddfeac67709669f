import { type HiddenSubject, moderationRoutes } from '@materia/contract'
import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormats } from '../../../lib/language.ts'
import { useReply } from '../../../lib/query.ts'
import { AppealDialog } from './AppealDialog.tsx'
import { useHiddenMessages } from './messages.ts'

/** What of one's own is out of others' sight, with the way to have it looked at again; nothing where nothing is. */
export function HiddenOfMine() {
  const t = useHiddenMessages()
  const { data: hidden = [] } = useReply(moderationRoutes.listHidden, {})
  const [appealing, setAppealing] = useState<HiddenSubject>()
  if (hidden.length === 0) return null
  return (
    <Box component="section" aria-label={t('hiddenFromOthers')} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('hiddenFromOthers')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('why')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {hidden.map((subject) => (
          <Card key={subject.subjectId} component="li" sx={{ p: 2 }}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t(`kinds.${subject.subjectType}`)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>{plainText(subject.excerpt)}</Typography>
            <Appealed subject={subject} onAppeal={() => setAppealing(subject)} />
          </Card>
        ))}
      </Box>
      {appealing && <AppealDialog subject={appealing} onClose={() => setAppealing(undefined)} />}
    </Box>
  )
}

function Appealed({ subject, onAppeal }: { subject: HiddenSubject; onAppeal: () => void }) {
  const t = useHiddenMessages()
  const { day } = useFormats()
  if (!subject.appealedOn) {
    return (
      <Button variant="contained" color="neutral" onClick={onAppeal}>
        {t('askForReview')}
      </Button>
    )
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {subject.resolution ? t('upheld') : t('asked', { when: day(new Date(subject.appealedOn)) })}
    </Typography>
  )
}
