import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRoles } from '../../domain/roles.ts'
import { explain } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { DownloadIcon } from '../../ui/icons/screen-icons.tsx'
import { showError } from '../../ui/notice.ts'
import { getMyData } from './api.ts'
import { useProfileMessages } from './messages.ts'

export function DownloadMyData({ userId }: { userId: string }) {
  const t = useProfileMessages()
  const { isVoiceOf, isSponsor } = useRoles()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile('my-materia-data.json', await getMyData(userId))
    } catch (error) {
      showError(explain(error))
    }
    setBusy(false)
  }

  return (
    <Card component="section" aria-labelledby="my-data" sx={{ p: 2 }}>
      <Typography id="my-data" variant="h3" component="h2">
        {t('myData')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>
        {t(isSponsor ? 'sponsorDataText' : isVoiceOf ? 'organisationDataText' : 'myDataText')}
      </Typography>
      <Button
        variant="contained"
        color="neutral"
        loading={isBusy}
        startIcon={<DownloadIcon size={18} />}
        onClick={download}
      >
        {t('downloadMyData')}
      </Button>
    </Card>
  )
}
