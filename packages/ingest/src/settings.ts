import { BadSetting } from '@materia/server/platform/config/config.ts'
import { z } from 'zod'

const address = (standard: string) => z.url({ protocol: /^https?$/ }).default(standard)

/** Where the sources live and how hard they may be asked; `.env.example` names each with one line. */
const Settings = z.object({
  MATERIA_IMPORT_DRUG_PRODUCTS_URL: address(
    'https://www.canada.ca/content/dam/hc-sc/documents/services/drug-product-database/',
  ),
  MATERIA_IMPORT_FORMULARY_URL: address(
    'https://www.ontario.ca/files/2026-08/moh-ontario-drug-benefit-odb-formulary-edition-43-data-extract-en-2026-08-27.xml',
  ),
  MATERIA_IMPORT_DECISIONS_URL: address('https://health-products.canada.ca/api/summary-report/api/'),
  MATERIA_IMPORT_PUBMED_URL: address('https://ftp.ncbi.nlm.nih.gov/pubmed/updatefiles/'),
  MATERIA_IMPORT_PUBMED_FILES: z.coerce.number().int().min(1).default(5),
  MATERIA_IMPORT_TRIALS_URL: address('https://clinicaltrials.gov/api/v2/studies?query.locn=Canada'),
  MATERIA_IMPORT_SHORTAGES_URL: address('https://www.drugshortagescanada.ca/'),
  MATERIA_IMPORT_SHORTAGES_EMAIL: z.string().optional(),
  MATERIA_IMPORT_SHORTAGES_PASSWORD: z.string().optional(),
  MATERIA_IMPORT_RECALLS_URL: address(
    'https://recalls-rappels.canada.ca/sites/default/files/opendata-donneesouvertes/HCRSAMOpenData.json',
  ),
  MATERIA_IMPORT_RECALLS_FRENCH_URL: address(
    'https://recalls-rappels.canada.ca/sites/default/files/opendata-donneesouvertes/SCRSAMDonneesOuvertes.json',
  ),
  MATERIA_IMPORT_RETRACTIONS_URL: address(
    'https://gitlab.com/crossref/retraction-watch-data/-/raw/main/retraction_watch.csv',
  ),
  MATERIA_IMPORT_REQUESTS_PER_SECOND: z.coerce.number().positive().max(50).default(2),
  MATERIA_IMPORT_RETRIES: z.coerce.number().int().min(0).max(20).default(6),
  MATERIA_IMPORT_BACK_OFF_MS: z.coerce.number().int().min(1).max(60_000).default(1_000),
})
export type ImportSettings = z.output<typeof Settings>
export const importSettingNames = Object.keys(Settings.shape)

export function readImportSettings(environment: Record<string, string | undefined>): ImportSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadSetting(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
}

/** An address under which files are named. */
export const folderUrl = (url: string) => (url.endsWith('/') ? url : `${url}/`)
