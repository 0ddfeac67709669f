import {
  amountIn,
  type Drug,
  type DrugIngredientLine,
  isInNothing,
  isProportion,
  type Language,
} from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { useLanguage } from '../../../../lib/language.ts'
import { InOrder, useAwaited } from '../../../../ui/in-order.tsx'
import { Failed, Loading } from '../../../../ui/states.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useDrugItems } from '../../api.ts'
import { useItemPageMessages } from '../../page/messages.ts'
import { useContentSlots } from '../../slots.tsx'
import { Facts } from '../Facts.tsx'
import { InlineReferences, References } from '../References.tsx'
import { Alternatives } from './Alternatives.tsx'
import { useCompanyLines } from './company-lines.ts'
import { useDrugMessages } from './messages.ts'
import { OntarioCoverage } from './OntarioCoverage.tsx'
import { PriceTable } from './PriceTable.tsx'
import { ProductTable } from './ProductTable.tsx'
import { StatusChip } from './StatusChip.tsx'
import { StatusHistory } from './StatusHistory.tsx'

export function DrugView({ content: drug }: { content: Drug }) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const language = useLanguage()
  const { timeline } = useContentSlots()
  const [ingredient] = drug.ingredientGroups
  const sisters = drug.brandGroup ?? ingredient
  return (
    <InOrder>
      <Facts
        label={t('facts')}
        rows={[
          ...factsOf(drug, t, language),
          [d('sourcePages'), drug.sourceUrl && <SourceLink url={drug.sourceUrl}>{d('productPage')}</SourceLink>],
        ]}
      />
      <PriceTable prices={drug.drugData} />
      {drug.drugData.some(({ interchangeableId }) => interchangeableId) && <Alternatives drug={drug} />}
      <References title={t('decisions')} references={drug.decisions} />
      {sisters && <Sisters drug={drug} name={sisters.title} />}
      <StatusHistory changes={changesOf(drug)} />
      {timeline?.(drug.contentItemId)}
    </InOrder>
  )
}

const factsOf = (drug: Drug, t: Words, language: Language): [string, React.ReactNode][] => [
  [t('status'), <StatusChip key="status" status={drug.drugStatus} since={drug.statusDate} />],
  ['DIN', dinOf(drug)],
  [t('coverage'), coverageOf(drug)],
  [
    t('ingredients'),
    drug.drugIngredients.length > 0 &&
      drug.drugIngredients.map((line) => (
        <div key={`${line.name} ${line.strength}`}>{ingredientLine(line, t, language)}</div>
      )),
  ],
  [t('ingredientPages'), drug.ingredientGroups.length > 0 && <InlineReferences references={drug.ingredientGroups} />],
  [
    t('brand'),
    drug.brandGroup && <TextLink href={paths.drug(drug.brandGroup.title)}>{drug.brandGroup.title}</TextLink>,
  ],
  [t('form'), drug.forms.join(', ')],
  [t('route'), drug.routes.join(', ')],
  [t('schedule'), drug.schedules.join(', ')],
  [t('packages'), drug.packages.join('; ')],
  [t('description'), drug.description],
  [
    t('therapeuticClasses'),
    drug.therapeuticClasses.length > 0 &&
      drug.therapeuticClasses.map((group) => (
        <div key={`${group.atcCode} ${group.ahfsCode}`}>
          {[group.atcCode, group.atcName ?? group.ahfsName].filter(Boolean).join(' ')}
        </div>
      )),
  ],
  [t('company'), drug.company && <CompanyLines company={drug.company} />],
  [
    t('monograph'),
    drug.monographOriginalUrl && (
      <TextLink href={drug.monographOriginalUrl} target="_blank" rel="noopener noreferrer">
        {t('productMonograph')}
      </TextLink>
    ),
  ],
  [t('frenchName'), drug.nameFr !== drug.name && drug.nameFr],
]

type Words = ReturnType<typeof useItemPageMessages>

function ingredientLine({ name, ...line }: DrugIngredientLine, t: Words, language: Language): string {
  const strength = line.strength && amountIn(line.strength, line.strengthUnit, language)
  if (!line.dosage && isInNothing(line.dosageUnit)) return [name, strength].filter(Boolean).join(' ')
  const dose = [line.dosage, line.dosageUnit].filter(Boolean).join(' ')
  if (!dose || (!line.dosage && isProportion(line.dosageUnit))) return [name, strength, dose].filter(Boolean).join(' ')
  return strength ? t('perDose', { name, strength, dose }) : t('perDoseOnly', { name, dose })
}

/** Said of what is on the market, also that the formulary does not list it. */
function coverageOf({ drugData, drugStatus, din, isUnlisted }: Drug): React.ReactNode {
  if (drugData.length > 0) return <OntarioCoverage coverages={[...new Set(drugData.map(({ coverage }) => coverage))]} />
  return isUnlisted && din && drugStatus === 'Marketed' && <OntarioCoverage coverages={[null]} />
}

const dinOf = ({ din, sourceUrl }: Drug) => (din && sourceUrl ? <SourceLink url={sourceUrl}>{din}</SourceLink> : din)

/** To the source's own page of the product, which leads to its monograph. */
const SourceLink = ({ url, children }: { url: string; children: string }) => (
  <TextLink href={url} target="_blank" rel="noopener noreferrer">
    {children}
  </TextLink>
)

const changesOf = ({ contentItemId, title: name, din, statusHistory }: Drug) =>
  statusHistory.map((change) => ({ ...change, name, din, contentItemId })).toReversed()

function CompanyLines({ company }: { company: NonNullable<Drug['company']> }) {
  const companyLines = useCompanyLines()
  return (
    <>
      <TextLink href={paths.company(company.id)}>{company.name}</TextLink>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {companyLines(company)}
      </Box>
    </>
  )
}

/** The other products of the brand. */
function Sisters({ drug, name }: { drug: Drug; name: string }) {
  const t = useItemPageMessages()
  const items = useDrugItems(drug.versionId)
  const products = useDeferredValue(items.data)
  const others = products?.filter((item) => item.contentItemId !== drug.contentItemId)
  useAwaited(!others && !items.isError)
  if (others?.length === 0) return null
  return (
    <Box component="section" aria-labelledby="sister-products" sx={{ mt: 4 }}>
      <Typography id="sister-products" variant="h2" sx={{ mb: 1 }}>
        {t('otherProductsOf', { name })}
      </Typography>
      {!others && !items.isError && <Loading label={t('products')} rows={1} />}
      {items.isError && <Failed error={items.error} onRetry={items.refetch} />}
      {others && <ProductTable label={t('otherProductsOf', { name })} products={others} />}
    </Box>
  )
}
