import type { PracticeLanguage } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { GlobeIcon } from '../../ui/icons/screen-icons.tsx'
import { useLanguageNames } from './language-names.ts'
import { useProfileMessages } from './messages.ts'

/** In which languages somebody sees patients; nothing where they do not say. */
export function PracticeLanguages({ codes }: { codes: PracticeLanguage[] }) {
  const t = useProfileMessages()
  const namesOf = useLanguageNames()
  if (codes.length === 0) return null
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', minHeight: 28 }}
    >
      <GlobeIcon size={18} label={t('practiceLanguages')} />
      <span>{namesOf(codes)}</span>
    </Typography>
  )
}
