import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react'
import { usePatientDataGuard } from '../../domain/patient-data/guard.tsx'
import { loadChunk } from '../../lib/chunk.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { LockIcon } from '../../ui/icons/screen-icons.tsx'
import { Loading } from '../../ui/states.tsx'
import { ConflictScreen } from './ConflictScreen.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { DetailsSheet, type SheetState } from './DetailsSheet.tsx'
import type { Stored } from './draft-store.ts'
import { GonePost } from './GonePost.tsx'
import { guardedWords } from './guarded-words.ts'
import { LinkFields } from './LinkFields.tsx'
import { usePostMessages } from './messages.ts'
import { PostPreview } from './PostPreview.tsx'
import { usePendingUploads } from './pending-uploads.ts'
import { type ComposerType, imagesWithoutAlt, type PostFields } from './post-fields.ts'
import { SaveStatus } from './SaveStatus.tsx'
import type { ComposerSlots } from './slots.ts'
import { useDraft } from './use-draft.ts'
import { usePublishing } from './use-publishing.ts'

const loadEditor = () => loadChunk(() => import('./editor/ArticleEditor.tsx'))
const ArticleEditor = lazy(async () => ({ default: (await loadEditor()).ArticleEditor }))

/** Fetched while the post itself is still on its way. */
export function prepareEditor(type: ComposerType): void {
  if (type === 'UserArticle') void loadEditor().catch(() => undefined)
}

export interface ComposerProps {
  type: ComposerType
  contentItemId: string
  userId: string
  stored: Stored<PostFields> | undefined
  initial: PostFields
  slots: ComposerSlots
  onPublished: (contentItemId: string) => void
  onBegunAnew: (contentItemId: string) => void
}

/** The desk: title and text in the middle, everything else beside it, on a phone in a sheet from below. */
export function PostComposer(props: ComposerProps) {
  const t = usePostMessages()
  const { type, contentItemId, userId, stored, slots, onBegunAnew } = props
  const { store, state } = useDraft(props)
  const { fields, save, revision } = state
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [isPreview, setPreview] = useState(false)
  const [sheet, setSheet] = useState<SheetState>('notYet')
  const { pending, images, onPending } = usePendingUploads(slots.images)
  const reasonId = useId()
  const desk = useRef<HTMLDivElement>(null)
  const isPublished = stored?.isPublished ?? false
  const { publish, isPublishing, wasTried, missing } = usePublishing({ ...props, isPublished, store, fields })
  const undescribed = imagesWithoutAlt(fields.content)
  const heading = isPublished ? t(`editHeadings.${type}`) : t(`newHeadings.${type}`)
  useDocumentTitle(heading)

  const { guard, dialog } = usePatientDataGuard('Post')
  const askAndPublish = () => guard(guardedWords(fields), () => void publish())

  if (save.kind === 'conflict') {
    return <ConflictScreen type={type} mine={fields} theirs={save.stored.fields} onChoose={store.resolve} />
  }

  const details = (
    <DetailsPanel
      type={type}
      fields={fields}
      getFields={() => store.getState().fields}
      onChange={store.change}
      onPending={onPending}
      slots={slots}
    />
  )
  const publishButton = (
    <Button
      variant="contained"
      size="large"
      loading={isPublishing}
      disabled={pending > 0}
      aria-describedby={pending > 0 ? reasonId : undefined}
      onClick={() => void askAndPublish()}
    >
      {t(isPublished ? 'publishChanges' : 'publish')}
    </Button>
  )
  const reason = pending > 0 && (
    <Typography id={reasonId} role="status" variant="body2" sx={{ flexBasis: '100%' }}>
      {t('filesOnTheirWay', { count: pending })}
    </Typography>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
      {dialog}
      <Stack spacing={2} sx={{ minWidth: 0, pb: { xs: 9, md: 0 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <Typography variant="body2" component="h1" sx={{ fontWeight: 600 }}>
              {heading}
            </Typography>
            <SaveStatus save={save} isPublished={isPublished} onRetry={store.retry} />
          </Box>
          <Button color="neutral" variant="contained" onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'backToWriting' : 'preview')}
          </Button>
          {isWide && publishButton}
          {isWide && reason}
        </Stack>
        {wasTried && missing.length > 0 && (
          <Alert severity="error" role="alert">
            {missing.join(' ')}
          </Alert>
        )}
        {save.kind === 'refused' && save.isGone && (
          <GonePost {...{ type, contentItemId, userId, fields, onBegunAnew }} />
        )}
        {isPreview && (
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
            <PostPreview type={type} fields={fields} slots={slots} />
          </Paper>
        )}
        {/* Hidden rather than taken away: pictures on their way into the text go on. */}
        <Stack ref={desk} spacing={2} sx={{ display: isPreview ? 'none' : 'flex' }}>
          {type === 'UserExternalLink' && <LinkFields fields={fields} onChange={store.change} slots={slots} />}
          <TitleField
            value={fields.title}
            isMissing={wasTried && !fields.title.trim()}
            onChange={store.change}
            onEnter={() => desk.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus()}
          />
          {type === 'UserArticle' && (
            <ArticleField
              revision={revision}
              content={fields.content}
              onChange={(content) => store.change({ content })}
              images={images}
              findReference={slots.findReference}
            />
          )}
        </Stack>
        {undescribed > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {t('withoutAlt', { count: undescribed })}
          </Typography>
        )}
        <PatientDataReminder />
      </Stack>
      {isWide ? (
        <Box component="aside" aria-label={t('details')}>
          {details}
        </Box>
      ) : (
        <DetailsSheet sheet={sheet} onSheet={setSheet} publishing={{ reason, button: publishButton }}>
          {details}
        </DetailsSheet>
      )}
    </Box>
  )
}

/** A new revision is a text from elsewhere: it begins another editor. */
function ArticleField({
  revision,
  ...editorProps
}: Omit<ComponentProps<typeof ArticleEditor>, 'meanwhile'> & { revision: number }) {
  const t = usePostMessages()
  const editorComing = (
    <Loading label={t('editor')} rows={1}>
      <Skeleton variant="rounded" height={400} />
    </Loading>
  )
  return (
    <Suspense fallback={editorComing}>
      <ArticleEditor key={revision} {...editorProps} meanwhile={editorComing} />
    </Suspense>
  )
}

function TitleField({
  value,
  isMissing,
  onChange,
  onEnter,
}: {
  value: string
  isMissing: boolean
  onChange: (changes: { title: string }) => void
  onEnter: () => void
}) {
  const t = usePostMessages()
  return (
    <TextField
      variant="standard"
      multiline
      value={value}
      onChange={(event) => onChange({ title: event.target.value.replaceAll('\n', ' ') })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
      error={isMissing}
      placeholder={t('title')}
      slotProps={{
        htmlInput: { 'aria-label': t('title'), maxLength: 300 },
        input: {
          inputComponent: GrowingTextarea,
          sx: { typography: 'h1', py: 1, '&:not(.Mui-error)::after': { borderColor: 'focus.ring' } },
        },
      }}
    />
  )
}

function PatientDataReminder() {
  const t = usePostMessages()
  return (
    <Stack direction="row" spacing={1} sx={{ color: 'text.secondary', alignItems: 'center' }}>
      <LockIcon size={18} />
      <Typography variant="body2" sx={{ maxWidth: '75ch' }}>
        {t('noPatientData')}
      </Typography>
    </Stack>
  )
}
