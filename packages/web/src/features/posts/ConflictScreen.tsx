import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ConflictChoice } from '../../ui/dialogs/conflict-choice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { usePostMessages } from './messages.ts'
import type { ComposerType, PostFields } from './post-fields.ts'

/** Two texts of one post, which can also be put one after the other. */
export function ConflictScreen({
  type,
  mine,
  theirs,
  onChoose,
}: {
  type: ComposerType
  mine: PostFields
  theirs: PostFields
  onChoose: (choice: 'mine' | 'theirs' | 'both') => void
}) {
  const t = usePostMessages()
  return (
    <ConflictChoice mine={<PostTexts fields={mine} />} theirs={<PostTexts fields={theirs} />} onChoose={onChoose}>
      {type === 'UserArticle' && (
        <Box>
          <Button variant="contained" onClick={() => onChoose('both')}>
            {t('keepBoth')}
          </Button>
        </Box>
      )}
    </ConflictChoice>
  )
}

function PostTexts({ fields }: { fields: PostFields }) {
  const t = usePostMessages()
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {fields.title || t('untitled')}
      </Typography>
      {fields.externalLink && <Typography sx={{ mb: 1 }}>{fields.externalLink}</Typography>}
      {fields.summary && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{fields.summary}</Typography>}
      <Box sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
        <RichText html={fields.content} />
      </Box>
    </>
  )
}
