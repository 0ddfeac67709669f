import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { fromOf } from '../../../domain/from.ts'
import { kindLooks, kindWord } from '../../../domain/kind-looks.tsx'
import { paths } from '../../../domain/paths.ts'
import { useRoles } from '../../../domain/roles.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/icons.tsx'
import { Failed } from '../../../ui/states.tsx'
import { useFollowed, useTrending } from '../api.ts'
import { useContentMessages } from '../messages.ts'
import { textLanguage } from '../text-language.ts'

/** Trending and followed: two columns of titles on wide screens, two strips on small ones, folded on phones. */
export const Lanes = ({ look }: Pick<LaneProps, 'look'>) => (
  <>
    <Trending look={look} />
    <Followed look={look} />
  </>
)

// Each asks for itself: the answer for one does not draw the other again.
function Trending({ look }: Pick<LaneProps, 'look'>) {
  const t = useContentMessages()
  return (
    <Lane title={t('trending')} items={useTrending()} look={look}>
      {t('trendingEmpty')}
    </Lane>
  )
}

function Followed({ look }: Pick<LaneProps, 'look'>) {
  const t = useContentMessages()
  const { isDoctor, isAdmin } = useRoles()
  const mayFindDoctors = isDoctor || isAdmin
  return (
    <Lane title={t('followed')} items={useFollowed()} look={look}>
      {mayFindDoctors
        ? t.rich('followColleagues', { link: (words) => <Link href={paths.doctorSearch}>{words}</Link> })
        : t('followedEmpty')}
    </Lane>
  )
}

interface LaneProps {
  title: string
  items: UseQueryResult<ContentSummary[]>
  look: 'column' | 'strip'
  /** Said when there is nothing. */
  children: ReactNode
}

function Lane({ title, items, look, children }: LaneProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? !isPhone
  const id = useId()
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mb: look === 'column' ? 2.5 : { xs: 0.5, sm: 2 } }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setChosen(!isOpen)}
        sx={{
          width: '100%',
          minHeight: 40,
          justifyContent: 'space-between',
          textAlign: 'start',
          borderRadius: 0.5,
          px: 0.5,
        }}
      >
        <Typography id={`${id}-title`} variant="h4" component="h2">
          {title}
        </Typography>
        <Chevron size={18} />
      </ButtonBase>
      <Box id={`${id}-list`} hidden={!isOpen}>
        {/* What is folded is drawn when it is first opened. */}
        {(isOpen || chosen !== undefined) && (
          <LaneItems title={title} items={items} look={look}>
            {children}
          </LaneItems>
        )}
      </Box>
    </Box>
  )
}

function LaneItems({ title, items, look, children }: LaneProps) {
  const t = useContentMessages()
  const shown = useDeferredValue(items.data)
  if (items.isPending) return <LaneLoading look={look} />
  if (items.isError) return <Failed error={items.error} title={t('laneNotLoaded', { title })} onRetry={items.refetch} />
  if (!shown) return <LaneLoading look={look} />
  if (shown.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 0.5, pb: 1 }}>
        {children}
      </Typography>
    )
  }
  const isStrip = look === 'strip'
  return (
    <Box
      component="ol"
      // A strip scrolls sideways, so the keyboard must reach it.
      tabIndex={isStrip ? 0 : undefined}
      aria-label={title}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        ...(isStrip
          ? { display: 'flex', gap: 1, overflowX: 'auto', pb: 0.5, scrollSnapType: 'x proximity' }
          : { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }),
      }}
    >
      {shown.map((item) => (
        <LaneItem key={item.contentItemId} item={item} isStrip={isStrip} />
      ))}
    </Box>
  )
}

const LaneLoading = ({ look }: Pick<LaneProps, 'look'>) => (
  <Skeleton variant="rounded" height={look === 'column' ? 320 : 96} />
)

function LaneItem({ item, isStrip }: { item: ContentSummary; isStrip: boolean }) {
  const { colour, Icon } = kindLooks[item.contentItemType]
  return (
    <Box
      component="li"
      sx={
        isStrip
          ? {
              flex: '0 0 240px',
              // No wider for the name of a source, which is cut.
              minWidth: 0,
              scrollSnapAlign: 'start',
              // What stands outside the strip's window is laid out when it is scrolled to.
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 240px auto 72px',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }
          : { '& + &': { borderTop: 1, borderColor: 'divider' } }
      }
    >
      <Link
        href={paths.content(item.contentItemId)}
        color="inherit"
        sx={{ display: 'block', px: 1.5, py: 1, height: '100%', '&:hover': { bgcolor: 'action.hover' } }}
      >
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'text.secondary' }}
        >
          <Icon size={14} colour={colour} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {[kindWord(item.contentItemType), fromOf(item)].filter(Boolean).join(' · ')}
          </Box>
        </Box>
        <Box
          component="span"
          {...textLanguage(item)}
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            typography: 'body2',
            fontWeight: 600,
          }}
        >
          {item.title}
        </Box>
      </Link>
    </Box>
  )
}
