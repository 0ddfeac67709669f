import type { VerificationItem } from '@materia/contract'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { useAccountMessages } from './messages.ts'

/** The number as it was given, and who else gave it: one of them may not be who they say. */
export function LicenceNumber({ asked }: { asked: VerificationItem }) {
  const t = useAccountMessages()
  return (
    <>
      {asked.licenceNumber}
      {asked.alsoGivenBy.map(({ userId, firstName, lastName, regulator, state }) => (
        <Typography
          key={userId}
          variant="body2"
          component="div"
          sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}
        >
          {t.rich('alsoGivenBy', {
            person: () => (
              <Link href={paths.profile(userId)} color="inherit">
                {firstName} {lastName}
              </Link>
            ),
            regulator,
            state: t(`verificationStates.${state as 'Requested'}`),
          })}
        </Typography>
      ))}
    </>
  )
}
