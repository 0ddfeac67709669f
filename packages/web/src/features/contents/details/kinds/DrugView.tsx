import type { Drug } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../../../lib/paths.ts'
import { Failed, Loading } from '../../../../ui/states.tsx'
import { useDrugItems } from '../../api.ts'
import { Facts } from '../Facts.tsx'
import { InlineReferences, References } from '../References.tsx'
import { PriceTable } from './PriceTable.tsx'
import { ProductTable } from './ProductTable.tsx'
import { StatusChip } from './StatusChip.tsx'

export function DrugView({ content: drug }: { content: Drug }) {
  return (
    <>
      <Facts label="Facts" rows={factsOf(drug)} />
      <PriceTable prices={drug.drugData} />
      <References title="Decisions" references={drug.decisions} />
      {drug.brandGroup && <Sisters drug={drug} name={drug.brandGroup.title} />}
    </>
  )
}

const factsOf = (drug: Drug): [string, React.ReactNode][] => [
  ['Status', <StatusChip key="status" status={drug.drugStatus} since={drug.statusDate} />],
  ['DIN', drug.din],
  [
    'Ingredients',
    drug.drugIngredients.length > 0 &&
      drug.drugIngredients.map((line) => (
        <div key={`${line.name} ${line.strength}`}>
          {line.name}
          {line.strength && ` ${line.strength} ${line.strengthUnit ?? ''}`}
          {line.dosage && ` per ${line.dosage} ${line.dosageUnit ?? ''}`}
          {!line.dosage && line.dosageUnit && ` per ${line.dosageUnit}`}
        </div>
      )),
  ],
  ['Ingredient pages', drug.ingredientGroups.length > 0 && <InlineReferences references={drug.ingredientGroups} />],
  ['Brand', drug.brandGroup && <Link href={paths.drug(drug.brandGroup.title)}>{drug.brandGroup.title}</Link>],
  ['Form', drug.forms.join(', ')],
  ['Route', drug.routes.join(', ')],
  ['Schedule', drug.schedules.join(', ')],
  ['Packages', drug.packages.join('; ')],
  ['Description', drug.description],
  [
    'Therapeutic classes',
    drug.therapeuticClasses.length > 0 &&
      drug.therapeuticClasses.map((group) => (
        <div key={`${group.atcCode} ${group.ahfsCode}`}>
          {[group.atcCode, group.atcName ?? group.ahfsName].filter(Boolean).join(' ')}
        </div>
      )),
  ],
  ['Company', drug.company && <CompanyLines company={drug.company} />],
  [
    'Monograph',
    drug.monographOriginalUrl && (
      <Link href={drug.monographOriginalUrl} target="_blank" rel="noopener noreferrer">
        Product monograph
      </Link>
    ),
  ],
  ['French name', drug.nameFr !== drug.name && drug.nameFr],
]

function CompanyLines({ company }: { company: NonNullable<Drug['company']> }) {
  const street = [company.suite, company.address].filter(Boolean).join(', ')
  const place = [company.city, company.province, company.postalCode, company.country].filter(Boolean).join(', ')
  return (
    <>
      {company.name}
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {[street, place].filter(Boolean).join(' · ')}
      </Box>
    </>
  )
}

/** The other products of the brand. */
function Sisters({ drug, name }: { drug: Drug; name: string }) {
  const items = useDrugItems(drug.versionId)
  const others = items.data?.filter((item) => item.contentItemId !== drug.contentItemId) ?? []
  if (items.isSuccess && others.length === 0) return null
  return (
    <Box component="section" aria-labelledby="sister-products" sx={{ mt: 4 }}>
      <Typography id="sister-products" variant="h2" sx={{ mb: 1 }}>
        Other products of {name}
      </Typography>
      {items.isPending && <Loading label="Products" rows={1} />}
      {items.isError && <Failed error={items.error} onRetry={items.refetch} />}
      {items.data && <ProductTable label={`Other products of ${name}`} products={others} />}
    </Box>
  )
}
