import type { ContentReference, Decision } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../../../domain/paths.ts'
import { useSourceWord } from '../../../../lib/language.ts'
import { RichText } from '../../../../ui/rich-text.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { exactDateOf } from '../exact-date.tsx'
import { Facts } from '../Facts.tsx'
import { References } from '../References.tsx'

export function DecisionView({ content: decision }: { content: Decision }) {
  const t = useItemPageMessages()
  const word = useSourceWord()
  const sections = [...decision.decisionItems].sort((a, b) => a.orderIndex - b.orderIndex)
  return (
    <>
      <Facts
        label={t('aboutDecision')}
        rows={[
          [t('type'), t(`decisionTypes.${decision.decisionType}`)],
          [t('outcome'), word(decision.outcome)],
          [t('product'), decision.productName],
          [t('medicinalIngredient'), decision.medicinalIngredient],
          [t('manufacturer'), decision.manufacturer],
          [t('dateIssued'), exactDateOf(decision.dateIssued)],
          [t('referenceNumber'), decision.referenceNumber],
          [t(decision.dins.length === 1 ? 'din' : 'dins'), decision.dins.length > 0 && <Dins dins={decision.dins} />],
        ]}
      />
      {sections.length > 2 && (
        <Box
          component="nav"
          aria-label={t('sections')}
          sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
            {t('inThisDecision')}
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {sections.map((section) => (
              <Box
                component="li"
                key={section.id}
                lang={section.language ?? decision.language ?? undefined}
                sx={{ py: 0.5 }}
              >
                <Link href={`#section-${section.id}`} preventScrollReset>
                  {section.name}
                </Link>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {sections.map((section, index) => (
        <Box
          component="section"
          key={section.id}
          lang={section.language ?? decision.language ?? undefined}
          sx={{ mb: 3 }}
        >
          <Typography id={`section-${section.id}`} variant="h2" sx={{ mb: 1, scrollMarginTop: 80 }}>
            {sections.length > 1 ? `${index + 1}. ${section.name}` : section.name}
          </Typography>
          <RichText html={section.contents} />
        </Box>
      ))}
      <References title={t('drugsConcerned')} references={decision.drugs.toSorted(byAmount)} />
    </>
  )
}

/** 5 mg before 10 mg. */
const byAmount = (one: ContentReference, other: ContentReference) =>
  one.title.localeCompare(other.title, undefined, { numeric: true })

const Dins = ({ dins }: { dins: string[] }) =>
  dins.map((din, place) => (
    <span key={din}>
      {place > 0 && ', '}
      <Link href={paths.contents(din)}>{din}</Link>
    </span>
  ))
