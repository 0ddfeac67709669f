import { useMe } from '../../features/users/me.ts'
import { type LoadMessages, withMessages } from '../../lib/language.ts'
import { onDemand } from '../../ui/on-demand.tsx'

/** Words that only who has to agree reads. */
const consentMessages: LoadMessages = async (language) => {
  const load =
    language === 'fr'
      ? import('../../features/users/consents/messages.fr.ts')
      : import('../../features/users/consents/messages.en.ts')
  return { consents: (await load).messages }
}

const Bar = onDemand(async () => (await withMessages(import('../later-parts.ts'), consentMessages)).ConsentBar)

/** Where the terms or the privacy policy changed since somebody agreed. */
export function ConsentBar() {
  const due = useMe().data?.consentsDue ?? []
  return due.length > 0 ? <Bar due={due} /> : null
}
