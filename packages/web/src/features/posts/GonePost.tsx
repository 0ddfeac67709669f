import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { showError } from '../../ui/notice.ts'
import { putDraft } from './api.ts'
import { createBuffer } from './draft-buffer.ts'
import { usePostMessages } from './messages.ts'
import type { ComposerType, PostFields } from './post-fields.ts'

/** The post on the desk was deleted meanwhile; its words go on as a new one. */
export function GonePost({
  type,
  contentItemId,
  userId,
  fields,
  onBegunAnew,
}: {
  type: ComposerType
  contentItemId: string
  userId: string
  fields: PostFields
  onBegunAnew: (contentItemId: string) => void
}) {
  const t = usePostMessages()
  const [isBeginning, setBeginning] = useState(false)

  async function beginAnew() {
    setBeginning(true)
    const id = crypto.randomUUID()
    try {
      await putDraft({ type, contentItemId: id }, fields, null)
      const buffer = createBuffer<PostFields>(userId, contentItemId)
      buffer.find()
      buffer.clear()
      onBegunAnew(id)
    } catch (error) {
      showError(explain(error))
      setBeginning(false)
    }
  }

  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" loading={isBeginning} onClick={() => void beginAnew()}>
          {t('beginAnew')}
        </Button>
      }
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {t(`deletedElsewhere.${type}`)}
    </Alert>
  )
}
