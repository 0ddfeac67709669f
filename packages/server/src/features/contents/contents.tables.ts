import type { ContentItemType, DrugCoverage, Language, LimitedUse } from '@materia/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Visibility = 'public' | 'owner' | 'members'
export type LinkMatch = 'Identifier' | 'Name'
export type LinkRelation = 'brand' | 'ingredient' | 'decision'
type Json = ColumnType<Record<string, unknown>, string, string>

/** What a card says in the source's own French. */
export interface FrenchTexts {
  title: string
  summary: string | null
  byline: string | null
  sourceUrl: string | null
}

/** What a card says in French where that is not what it says in English. */
export interface FrenchCard extends Partial<FrenchTexts> {
  factLine: string | null
  statusWord: string | null
}

export interface ContentItemsTable {
  id: string
  type: ContentItemType
  slug: string
  source_key: string | null
  owner_id: string | null
  /** Of posts alone. */
  language: Generated<Language | null>
  visibility: Generated<Visibility>
  current_version_id: string
  created_at: Generated<Date>
  published_on: Date | null
  editorial_rank: Generated<number>
  date_rank: Generated<number>
  rnd_sort: Generated<number>
  promoted_by: string | null
  promoted_by_user_id: string | null
  voice_of: string | null
  paid_by: string | null
  paid_for: string | null
  likes_count: Generated<number>
  views_count: Generated<number>
  comments_count: Generated<number>
  comments_closed_at: Date | null
  is_deleted: Generated<boolean>
  deleted_at: Date | null
  hidden_at: Date | null
  gone_at: Date | null
  source_id: number | null
  is_listed: GeneratedAlways<boolean>
  static_rank: GeneratedAlways<number>
  /** In days of freshness; see `followsFamily`. */
  feed_weight: Generated<number>
  feed_rank: GeneratedAlways<number>
  listed_at: GeneratedAlways<Date | null>
  ranked_at: GeneratedAlways<Date>
}

export interface ContentVersionsTable {
  id: string
  content_item_id: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  superseded_by_id: string | null
  title: string
  summary: string | null
  byline: string | null
  extra_search_info: string | null
  source_id: number | null
  source_url: string | null
  source_content: string | null
  source_date: Date | null
  published_on: Date | null
  creator_id: string | null
  featured_image_id: string | null
  details: Json
  fingerprint: string
  is_deleted: Generated<boolean>
  fact_line: string | null
  status_word: string | null
  external_link: string | null
  french: ColumnType<FrenchCard | null, string | null, string | null>
}

export interface FeedsTable {
  id: string
  user_id: string
  filter: string
  head: number
  made_at: Date
  as_of: Generated<Date>
  length: number
  chosen: number
  cursor_rank: number | null
  cursor_id: string | null
  is_complete: Generated<boolean>
  is_stale: Generated<boolean>
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    content_items: ContentItemsTable
    content_versions: ContentVersionsTable
    areas_of_interest: { id: number; title: string; title_fr: string; parent_id: number | null }
    countries: { id: number; identifier: string; name: string }
    country_states: { country_id: number; identifier: string; name: string }
    regions: { id: number; country_id: number; language: string; identifier: string; name: string }
    content_sources: {
      id: Generated<number>
      name: string
      region_id: number | null
      licence: string | null
      licence_url: string | null
      name_fr: string | null
      licence_fr: string | null
      licence_url_fr: string | null
    }
    companies: {
      id: Generated<number>
      code: string
      name: string
      address: string | null
      suite: string | null
      city: string | null
      province: string | null
      postal_code: string | null
      country: string | null
      /** The day of the extract that says so. */
      stated_on: Date | null
    }
    content_version_attachments: {
      version_id: string
      attachment_id: string
      role: 'attachment' | 'image' | 'featured'
      position: number
    }
    content_areas: {
      content_item_id: string
      area_id: number
      published_on: Date
      leads: Generated<boolean>
      is_inherited: Generated<boolean>
    }
    content_identifiers: { scheme: string; value: string; content_item_id: string }
    /** `match`: whether an identifier or a name led there. */
    content_links: { from_id: string; relation: LinkRelation; to_id: string; match: LinkMatch | null }
    drug_prices: {
      id: Generated<number>
      din: string
      item_number: string
      manufacturer: string | null
      individual_price: string | null
      list_date: string | null
      amount_mohltc_pays: string | null
      strength: string | null
      dosage_form: string | null
      name: string | null
      generic_name: string | null
      coverage: Generated<DrugCoverage>
      limited_use: ColumnType<LimitedUse[], string | undefined, string>
      daily_cost: string | null
      interchangeable_id: string | null
      edition_date: string | null
      ingredients: Generated<string[]>
    }
    drug_price_editions: {
      din: string
      item_number: string
      edition_on: string
      extracted_on: string
      individual_price: string | null
      coverage: DrugCoverage
    }
    search_renewals: { one: Generated<boolean>; after_id: string }
    content_likes: { content_item_id: string; user_id: string; created_at: Generated<Date> }
    content_views: {
      id: Generated<string>
      version_id: string
      user_id: string
      content_item_id: string
      viewed_at: Generated<Date>
    }
    content_view_counts: { version_id: string; views: number }
    feeds: FeedsTable
    reader_visits: { user_id: string; seen_up_to: Date }
    feed_pages: { feed_id: string; first: number; item_ids: string[] }
    trending_contents: { content_item_id: string; score: number }
  }
}
