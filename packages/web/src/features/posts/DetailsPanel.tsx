import type { AreaOfInterest } from '@materia/contract'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useAreasOfInterest } from '../../domain/areas.ts'
import { useChoiceWords } from '../../domain/choice-words.ts'
import { useRoles } from '../../domain/roles.ts'
import { explain } from '../../lib/api-error.ts'
import { useListNames } from '../../lib/list-names.ts'
import { wholeLabel } from '../../ui/chips.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { showError } from '../../ui/notice.ts'
import { AuthorsField } from './AuthorsField.tsx'
import { suggestSummary, useSponsors } from './api.ts'
import { DisclosureFields } from './DisclosureFields.tsx'
import { LanguageField } from './LanguageField.tsx'
import { usePostMessages } from './messages.ts'
import { PictureDescription, PicturesBeside } from './PostPictures.tsx'
import { type ComposerType, isPaid, type PostFields } from './post-fields.ts'
import type { ComposerSlots } from './slots.ts'

/** Everything about a post that is not its text. */
export function DetailsPanel({
  type,
  fields,
  getFields,
  onChange,
  onPending,
  slots,
}: {
  type: ComposerType
  fields: PostFields
  getFields: () => PostFields
  onChange: (changes: Partial<PostFields>) => void
  /** Hears how many uploads are on their way to a place. */
  onPending: (field: 'picture' | 'attachments', count: number) => void
  slots: ComposerSlots
}) {
  const t = usePostMessages()
  const { isAdmin, isVoiceOf } = useRoles()
  // Readers see a picture once: as the featured one where it is both.
  const beside = fields.images?.filter(({ id }) => id !== fields.featuredImage?.id) ?? []
  return (
    <Stack spacing={3}>
      <SummaryField type={type} fields={fields} onChange={onChange} />
      <Part title={t('authors')}>
        <AuthorsField
          authors={fields.authors}
          isOwnWork={type === 'UserArticle' && !isVoiceOf}
          onChange={(authors) => onChange({ authors })}
          findColleagues={slots.findColleagues}
        />
      </Part>
      <Part title={t('featuredPicture')}>
        {slots.picture({
          picture: fields.featuredImage,
          onChange: (featuredImage) => onChange({ featuredImage }),
          onPending: (count) => onPending('picture', count),
        })}
        <PictureDescription picture={fields.featuredImage} onChange={(featuredImage) => onChange({ featuredImage })} />
      </Part>
      {beside.length > 0 && (
        <Part title={t('picturesBeside')}>
          <PicturesBeside
            images={beside}
            onRemove={(removed) => onChange({ images: fields.images?.filter(({ id }) => id !== removed.id) })}
            slots={slots}
          />
        </Part>
      )}
      <Part title={t('attachments')}>
        {slots.attachments({
          attachments: fields.attachments,
          // Several uploads may end at once: each adds to what is there then.
          onAdd: (added) => onChange({ attachments: [...getFields().attachments, added] }),
          onRemove: (removed) =>
            onChange({ attachments: getFields().attachments.filter(({ id }) => id !== removed.id) }),
          onMoveUp: (moved) => onChange({ attachments: movedUp(getFields().attachments, moved.id) }),
          onPending: (count) => onPending('attachments', count),
        })}
      </Part>
      <Part title={t('areas')}>
        <AreasField areaIds={fields.areaIds} onChange={(areaIds) => onChange({ areaIds })} />
      </Part>
      <Part title={t('language')}>
        <LanguageField fields={fields} onChange={onChange} />
      </Part>
      {isVoiceOf && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('seenAsVoiceOf', { name: fields.voiceOf })}
        </Typography>
      )}
      {isAdmin && <PromotedByField fields={fields} onChange={onChange} />}
      {(isVoiceOf || isAdmin) && isPaid(fields) && <DisclosureFields fields={fields} onChange={onChange} />}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack spacing={1} component="section" aria-label={title}>
    <Typography variant="h4" component="h2">
      {title}
    </Typography>
    {children}
  </Stack>
)

function movedUp<Entry extends { id: string }>(entries: Entry[], id: string): Entry[] {
  const place = entries.findIndex((entry) => entry.id === id)
  if (place < 1) return entries
  const moved = entries.toSpliced(place, 1)
  return moved.toSpliced(place - 1, 0, entries[place] as Entry)
}

function SummaryField({
  type,
  fields,
  onChange,
}: {
  type: ComposerType
  fields: PostFields
  onChange: (changes: Partial<PostFields>) => void
}) {
  const t = usePostMessages()
  const [isAsking, setAsking] = useState(false)

  async function suggest() {
    setAsking(true)
    try {
      const summary = await suggestSummary(fields.content)
      if (summary) onChange({ summary })
      else showError(t('tooLittleText'))
    } catch (error) {
      showError(explain(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <Part title={t('summary')}>
      <TextField
        value={fields.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        multiline
        placeholder={t('summaryHint')}
        slotProps={{
          input: { inputComponent: GrowingTextarea },
          htmlInput: { 'aria-label': t('summary'), maxLength: 2_000, minRows: 3, maxRows: 8 },
        }}
      />
      {type === 'UserArticle' && (
        <Button
          size="small"
          color="neutral"
          variant="contained"
          loading={isAsking}
          disabled={!fields.content}
          onClick={suggest}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('suggestSummary')}
        </Button>
      )}
    </Part>
  )
}

/** Typing finds an area by its name in either language. */
const foundInEither = createFilterOptions<AreaOfInterest>({
  stringify: ({ titles }) => Object.values(titles).join(' '),
})

function AreasField({ areaIds, onChange }: { areaIds: number[]; onChange: (areaIds: number[]) => void }) {
  const choiceWords = useChoiceWords()
  const t = usePostMessages()
  const areas = useAreasOfInterest()
  const { titleOf, inOrder } = useListNames()
  const groupOf = (area: AreaOfInterest) => (area.parent ? titleOf(area.parent) : t('general'))
  const options = inOrder(areas.data ?? [], (area) => `${groupOf(area)} ${titleOf(area)}`)
  return (
    <Autocomplete
      {...choiceWords}
      multiple
      size="small"
      options={options}
      value={options.filter((area) => areaIds.includes(area.id))}
      groupBy={groupOf}
      getOptionLabel={titleOf}
      filterOptions={foundInEither}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, chosen) => onChange(chosen.map((area) => area.id))}
      loading={areas.isPending}
      slotProps={{ chip: { sx: wholeLabel } }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('choose')}
          helperText={t('areasHint')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('areas') },
          }}
        />
      )}
    />
  )
}

function PromotedByField({
  fields,
  onChange,
}: {
  fields: PostFields
  onChange: (changes: Partial<PostFields>) => void
}) {
  const choiceWords = useChoiceWords()
  const t = usePostMessages()
  const { isAdmin } = useRoles()
  const sponsors = useSponsors(isAdmin)
  const options = (sponsors.data ?? []).map(({ userId, firstName, lastName }) => ({
    userId,
    name: `${firstName} ${lastName}`.trim(),
  }))
  return (
    <Autocomplete
      {...choiceWords}
      options={options}
      value={options.find(({ userId }) => userId === fields.promotedByUserId) ?? null}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.userId === value.userId}
      onChange={(_, sponsor) =>
        onChange({
          promotedBy: sponsor?.name ?? '',
          promotedByUserId: sponsor?.userId ?? null,
          paidBy: '',
          purpose: sponsor ? t('usualPurpose') : '',
        })
      }
      loading={sponsors.isPending}
      renderInput={(params) => <TextField {...params} label={t('promotedBy')} helperText={t('sponsorHint')} />}
    />
  )
}
