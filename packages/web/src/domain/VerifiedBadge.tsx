import type { Verified } from '@materia/contract'
import { ofRegister } from '@materia/language/register-names.ts'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useFormats, useLanguage } from '../lib/language.ts'
import { CheckIcon } from '../ui/icons/icons.tsx'
import { useDomainMessages } from './messages.ts'
import { lookUpVerified } from './verified.ts'

const freshMs = 5 * 60_000

/** Beside a name: that the person was found in a register, in which and when. Nothing for anybody else. */
export function VerifiedBadge({ userId }: { userId: string }) {
  const { data } = useQuery({
    queryKey: ['verified', userId],
    queryFn: () => lookUpVerified(userId),
    staleTime: freshMs,
  })
  return data ? <VerifiedMark {...data} /> : null
}

/** In words, where there is room: a sign explains itself to nobody who cannot point at it. */
export function VerifiedLine(verified: Pick<Verified, 'regulator' | 'checkedOn'>) {
  return <Box sx={{ mt: 0.5, color: 'success.main', fontSize: 14 }}>{useVerifiedWords(verified)}</Box>
}

export function VerifiedMark(verified: Pick<Verified, 'regulator' | 'checkedOn'>) {
  const says = useVerifiedWords(verified)
  return (
    <Box
      component="span"
      role="img"
      aria-label={says}
      title={says}
      sx={{ display: 'inline-flex', verticalAlign: 'text-bottom', ml: 0.5, color: 'success.main' }}
    >
      <CheckIcon size={18} />
    </Box>
  )
}

function useVerifiedWords({ regulator, checkedOn }: Pick<Verified, 'regulator' | 'checkedOn'>): string {
  const t = useDomainMessages()
  const { day } = useFormats()
  return t('verifiedIn', {
    ofRegulator: ofRegister(useLanguage(), regulator),
    date: day(new Date(`${checkedOn}T12:00:00`)),
  })
}
