import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFirstRunMessages } from './messages.ts'

/** One question of a first visit, above what the screen is for. */
export function StepCard({
  step,
  title,
  text,
  actions,
  children,
}: {
  /** Left out where nothing follows. */
  step?: 1 | 2 | 3
  title: string
  text: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  const t = useFirstRunMessages()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // The button of the step before may stand far below the beginning of this one.
  useEffect(() => {
    if (step && step > 1) card.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <Box
      ref={card}
      component="section"
      aria-labelledby={id}
      sx={{
        scrollMarginTop: 72,
        p: 2,
        mb: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {step && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('stepOf', { step })}
        </Typography>
      )}
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{text}</Typography>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{actions}</Box>
    </Box>
  )
}
