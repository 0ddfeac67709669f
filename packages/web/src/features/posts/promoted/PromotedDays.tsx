import { type PromotedDay, postRoutes, promotedDaysMax } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paths } from '../../../domain/paths.ts'
import { explain } from '../../../lib/api-error.ts'
import { useFormats } from '../../../lib/language.ts'
import { useReply } from '../../../lib/query.ts'
import { showError } from '../../../ui/notice.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { useDownloadPromotedDays } from '../api.ts'
import { usePromotedMessages } from './messages.ts'

const periods = [7, 30, 90, promotedDaysMax]

/** What readers did with a sponsor's promoted items, day by day. */
export function PromotedDays() {
  const t = usePromotedMessages()
  const [days, setDays] = useState(30)
  const download = useDownloadPromotedDays()
  return (
    <Box component="section" aria-labelledby="promoted-by-day" sx={{ mt: 4 }}>
      <Typography id="promoted-by-day" variant="h2">
        {t('byDay')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{t('byDayText')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mb: 2, alignItems: { sm: 'center' } }}>
        <TextField
          select
          label={t('period')}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          sx={{ minWidth: 200, maxWidth: { sm: 240 } }}
        >
          {periods.map((count) => (
            <MenuItem key={count} value={count}>
              {t('lastDays', { count })}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          color="neutral"
          loading={download.isPending}
          onClick={() => download.mutate(days, { onError: (error) => showError(explain(error)) })}
        >
          {t('download')}
        </Button>
      </Stack>
      <DayTable days={days} />
    </Box>
  )
}

function DayTable({ days }: { days: number }) {
  const t = usePromotedMessages()
  const { day: dayWord } = useFormats()
  const listed = useReply(postRoutes.listPromotedDays, { query: { days } })
  if (listed.isPending) return <Loading label={t('byDay')} rows={3} />
  if (listed.isError) return <Failed error={listed.error} onRetry={listed.refetch} />
  if (listed.data.length === 0) return <Typography>{t('nothing')}</Typography>
  return (
    <DataTable<PromotedDay>
      label={t('byDay')}
      rows={listed.data}
      keyOf={({ day, contentItemId }) => `${day} ${contentItemId}`}
      tableFrom={560}
      columns={[
        { header: t('day'), value: ({ day }) => day, cell: ({ day }) => dayWord(new Date(`${day}T12:00:00`)) },
        {
          header: t('title'),
          value: ({ title }) => title,
          cell: ({ title, contentItemId }) => <Link href={paths.content(contentItemId)}>{title}</Link>,
          inCard: 'title',
        },
        { header: t('views'), value: ({ views }) => views, isNumber: true },
        { header: t('likes'), value: ({ likes }) => likes, isNumber: true },
      ]}
    />
  )
}
