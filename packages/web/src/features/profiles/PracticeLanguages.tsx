import type { PracticeLanguage } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { GlobeIcon } from '../../ui/icons.tsx'
import { useProfileMessages } from './messages.ts'

/** In which languages somebody sees patients; nothing where they do not say. */
export function PracticeLanguages({ codes }: { codes: PracticeLanguage[] }) {
  const t = useProfileMessages()
  if (codes.length === 0) return null
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', minHeight: 28 }}
    >
      <GlobeIcon size={18} label={t('practiceLanguages')} />
      <span>{codes.map((code) => t(`languages.${code}`)).join(', ')}</span>
    </Typography>
  )
}
