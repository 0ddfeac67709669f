import { Audience } from './audiences/Audience.tsx'
import { SignUpButtons } from './marketing/SignUpBand.tsx'

export function ForResidentsPage() {
  return <Audience who="residents" action={<SignUpButtons />} />
}
