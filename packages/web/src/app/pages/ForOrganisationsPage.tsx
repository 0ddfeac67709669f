import Button from '@mui/material/Button'
import { paths } from '../../domain/paths.ts'
import { Audience } from './audiences/Audience.tsx'
import { useAudienceMessages } from './audiences/messages.ts'

/** Accounts of organisations are opened by administrators: the way in is a message to them. */
export function ForOrganisationsPage() {
  const t = useAudienceMessages()
  return (
    <Audience
      who="organisations"
      action={
        <Button href={paths.contactUsAbout('BusinessInquiry')} variant="contained" size="large">
          {t('organisations.write')}
        </Button>
      }
    />
  )
}
