import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { showError } from '../../ui/notice.ts'
import { AuthorsField } from './AuthorsField.tsx'
import { suggestSummary, useAreas, useSponsors } from './api.ts'
import type { ComposerType, PostFields } from './post-fields.ts'
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
  onPending: (place: 'picture' | 'attachments', count: number) => void
  slots: ComposerSlots
}) {
  const { isAdmin, isVoiceOf } = useSession()
  return (
    <Stack spacing={3}>
      <SummaryField type={type} fields={fields} onChange={onChange} />
      <Part title="Authors">
        <AuthorsField
          authors={fields.authors}
          onChange={(authors) => onChange({ authors })}
          findColleagues={slots.findColleagues}
        />
      </Part>
      <Part title="Featured picture">
        {slots.picture({
          label: 'picture',
          picture: fields.featuredImage,
          onChange: (featuredImage) => onChange({ featuredImage }),
          onPending: (count) => onPending('picture', count),
        })}
      </Part>
      <Part title="Attachments">
        {slots.attachments({
          attachments: fields.attachments,
          // Several uploads may end at once: each adds to what is there then.
          onAdd: (added) => onChange({ attachments: [...getFields().attachments, added] }),
          onRemove: (removed) =>
            onChange({ attachments: getFields().attachments.filter(({ id }) => id !== removed.id) }),
          onPending: (count) => onPending('attachments', count),
        })}
      </Part>
      <Part title="Areas of interest">
        <AreasField areaIds={fields.areaIds} onChange={(areaIds) => onChange({ areaIds })} />
      </Part>
      {isVoiceOf && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Readers see this post as “Voice of {fields.voiceOf}”.
        </Typography>
      )}
      {isAdmin && <PromotedByField fields={fields} onChange={onChange} />}
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

function SummaryField({
  type,
  fields,
  onChange,
}: {
  type: ComposerType
  fields: PostFields
  onChange: (changes: Partial<PostFields>) => void
}) {
  const [isAsking, setAsking] = useState(false)

  async function suggest() {
    setAsking(true)
    try {
      const summary = await suggestSummary(fields.content)
      if (summary) onChange({ summary })
      else showError('There is not enough text yet.')
    } catch (error) {
      showError(explain(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <Part title="Summary">
      <TextField
        value={fields.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        multiline
        minRows={3}
        maxRows={8}
        placeholder="Two or three sentences, shown in lists."
        slotProps={{ htmlInput: { 'aria-label': 'Summary', maxLength: 2_000 } }}
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
          Suggest from the text
        </Button>
      )}
    </Part>
  )
}

function AreasField({ areaIds, onChange }: { areaIds: number[]; onChange: (areaIds: number[]) => void }) {
  const areas = useAreas()
  const options = areas.data ?? []
  return (
    <Autocomplete
      multiple
      size="small"
      options={options}
      value={options.filter((area) => areaIds.includes(area.id))}
      groupBy={(area) => area.parent?.title ?? 'General'}
      getOptionLabel={(area) => area.title}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, chosen) => onChange(chosen.map((area) => area.id))}
      loading={areas.isPending}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder="Choose"
          helperText="Shown first to readers who follow these."
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Areas of interest' },
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
  const { isAdmin } = useSession()
  const sponsors = useSponsors(isAdmin)
  const options = (sponsors.data ?? []).map(({ userId, firstName, lastName }) => ({
    userId,
    name: `${firstName} ${lastName}`.trim(),
  }))
  return (
    <Autocomplete
      options={options}
      value={options.find(({ userId }) => userId === fields.promotedByUserId) ?? null}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.userId === value.userId}
      onChange={(_, sponsor) =>
        onChange({ promotedBy: sponsor?.name ?? '', promotedByUserId: sponsor?.userId ?? null })
      }
      loading={sponsors.isPending}
      renderInput={(params) => (
        <TextField {...params} label="Promoted by" helperText="Readers see the sponsor's name on the post." />
      )}
    />
  )
}
