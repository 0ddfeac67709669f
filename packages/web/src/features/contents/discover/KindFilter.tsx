import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { kindLooks } from '../../../domain/kind-looks.tsx'
import { CompassIcon } from '../../../ui/icons/icons.tsx'
import { type KindChoice, kindChoices } from '../kinds.ts'
import { useContentMessages } from '../messages.ts'

interface KindFilterProps {
  chosen: KindChoice[]
  onChange: (chosen: KindChoice[]) => void
}

/** Which kinds the feed shows; none chosen means all. */
export function KindFilter({ chosen, onChange, look }: KindFilterProps & { look: 'column' | 'chips' }) {
  const t = useContentMessages()
  const toggle = (value: KindChoice) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  const isColumn = look === 'column'
  return (
    <Box role="group" aria-label={t('kindsShown')}>
      {isColumn && (
        <Typography variant="h4" component="h2" sx={{ px: 0.5, mb: 1 }}>
          {t('show')}
        </Typography>
      )}
      <Box
        className="sideways"
        sx={{
          display: 'flex',
          flexDirection: isColumn ? 'column' : 'row',
          alignItems: isColumn ? 'stretch' : 'center',
          gap: isColumn ? 0.5 : 1,
          pb: isColumn ? 0 : 0.5,
        }}
      >
        <Choice
          label={t('everything')}
          icon={<CompassIcon size={18} />}
          isChosen={chosen.length === 0}
          isColumn={isColumn}
          onClick={() => onChange([])}
        />
        {kindChoices.map(({ value, types }) => {
          const { Icon, colour } = kindLooks[types[0]]
          return (
            <Choice
              key={value}
              label={t(`kinds.${value}`)}
              icon={<Icon size={18} colour={chosen.includes(value) ? undefined : colour} />}
              isChosen={chosen.includes(value)}
              isColumn={isColumn}
              onClick={() => toggle(value)}
            />
          )
        })}
      </Box>
    </Box>
  )
}

function Choice({
  label,
  icon,
  isChosen,
  isColumn,
  onClick,
}: {
  label: string
  icon: React.ReactElement
  isChosen: boolean
  isColumn: boolean
  onClick: () => void
}) {
  return (
    <Chip
      label={label}
      icon={icon}
      clickable
      aria-pressed={isChosen}
      variant={isChosen ? 'filled' : 'outlined'}
      onClick={onClick}
      sx={{
        height: 40,
        flex: 'none',
        fontWeight: isChosen ? 650 : 500,
        '& .MuiChip-icon': { color: 'inherit', ml: 1.25 },
        ...(isColumn && { justifyContent: 'flex-start', borderRadius: 1, borderColor: 'transparent' }),
      }}
    />
  )
}
