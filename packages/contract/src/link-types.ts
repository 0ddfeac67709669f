import type { ExternalLinkType } from './contents/kinds/posts.schemas.ts'

/** Sites whose links have a type of their own; every other address is a journal's or an article's. */
const sites = {
  YouTube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  LinkedIn: ['linkedin.com', 'lnkd.in'],
  Facebook: ['facebook.com', 'fb.com', 'fb.watch'],
  Instagram: ['instagram.com', 'instagr.am'],
  Twitter: ['twitter.com', 'x.com', 't.co'],
} as const satisfies Partial<Record<ExternalLinkType, string[]>>
type SiteType = keyof typeof sites

/** Hosts known to publish journals; the writer may always say otherwise. */
const journalHosts = [
  'doi.org',
  'pubmed.ncbi.nlm.nih.gov',
  'ncbi.nlm.nih.gov',
  'nejm.org',
  'thelancet.com',
  'jamanetwork.com',
  'bmj.com',
  'cmaj.ca',
  'cochranelibrary.com',
  'nature.com',
  'sciencedirect.com',
  'springer.com',
  'wiley.com',
  'plos.org',
  'biomedcentral.com',
  'cfp.ca',
]

const isAt = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

function hostOf(address: string): string | undefined {
  try {
    const url = new URL(address)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.hostname.toLowerCase() : undefined
  } catch {
    return undefined
  }
}

/** The type an address speaks for by itself. */
export function guessLinkType(address: string): ExternalLinkType | undefined {
  const host = hostOf(address)
  if (!host) return undefined
  const site = (Object.keys(sites) as SiteType[]).find((type) => sites[type].some((domain) => isAt(host, domain)))
  return site ?? (journalHosts.some((domain) => isAt(host, domain)) ? 'Journal' : 'Article')
}

/** A link called a YouTube link must lead to YouTube; a journal or an article may stand anywhere. */
export function fitsLinkType(address: string, type: ExternalLinkType): boolean {
  const host = hostOf(address)
  if (!host) return false
  if (type === 'Journal' || type === 'Article') return true
  return sites[type].some((domain) => isAt(host, domain))
}
