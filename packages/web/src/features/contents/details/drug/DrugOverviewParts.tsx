import type { ContentReference, ContentSummary, DrugBrandGroup, DrugIngredient, DrugOverview } from '@materia/contract'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { ContentCard } from '../../card/ContentCard.tsx'
import { InlineReferences, References } from '../References.tsx'
import { FormularyOnlyTable } from './FormularyOnlyTable.tsx'
import { useDrugMessages } from './messages.ts'
import { StatusHistory } from './StatusHistory.tsx'
import { Section } from './section.tsx'

/** What is known of a drug beside its products; `children` are the articles, which come with the group itself. */
export function DrugOverviewParts({
  overview,
  group,
  children,
}: {
  overview: DrugOverview
  group: DrugBrandGroup | DrugIngredient
  children: ReactNode
}) {
  const d = useDrugMessages()
  const recruiting = new Set(overview.recruiting.map(({ contentItemId }) => contentItemId))
  const others = group.trials.filter(({ contentItemId }) => !recruiting.has(contentItemId))
  return (
    <>
      <References title={d('recruitingInCanada')} references={overview.recruiting} />
      {children}
      <References title={d('otherTrials', { name: group.name })} references={others} />
      {overview.classes.map(({ code, members }) => (
        <Section key={code} title={d('otherMembers', { code })} height={64}>
          <InlineReferences references={members.toSorted(byTitle)} />
        </Section>
      ))}
      <Cards title={d('colleaguesWrote')} contents={overview.posts} />
      <Cards title={d('foliosHolding')} contents={overview.folios} />
      <FormularyOnlyTable rows={overview.formularyOnly} />
      <StatusHistory changes={overview.statusHistory} />
    </>
  )
}

/** É stands with E. */
const byTitle = (one: ContentReference, other: ContentReference) => one.title.localeCompare(other.title)

function Cards({ title, contents }: { title: string; contents: ContentSummary[] }) {
  if (contents.length === 0) return null
  return (
    <Section title={title} height={38 + 72 * contents.length}>
      <Stack spacing={1}>
        {contents.map((content) => (
          <ContentCard key={content.contentItemId} content={content} headingLevel="h3" isCompact />
        ))}
      </Stack>
    </Section>
  )
}
