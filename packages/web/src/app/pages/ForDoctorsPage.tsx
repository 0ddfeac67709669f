import { Audience } from './audiences/Audience.tsx'
import { SignUpButtons } from './marketing/SignUpBand.tsx'

export function ForDoctorsPage() {
  return <Audience who="doctors" action={<SignUpButtons />} />
}
