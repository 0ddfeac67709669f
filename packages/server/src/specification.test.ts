import { contentRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from './testing/app.ts'

/**
 * Specification §3, what is kept: each field with the column that holds it. A list that belongs to a thing is the other
 * table's column that leads back to it; what follows from other fields (isExpired, isValid) is reckoned, not stored.
 */
const kept: Record<string, Record<string, string>> = {
  User: {
    id: 'users.id',
    firstName: 'users.first_name',
    lastName: 'users.last_name',
    roles: 'users.roles',
    status: 'users.status',
    userType: 'users.user_type',
    minc: 'users.minc',
    schoolName: 'users.school_name',
    userName: 'users.email',
    email: 'users.email',
    emailConfirmed: 'users.email_confirmed',
    phoneNumber: 'users.phone_number',
    lockoutEnd: 'users.lockout_end',
    accessFailedCount: 'users.access_failed_count',
    following: 'follows.source_user_id',
    followers: 'follows.followed_user_id',
    profile: 'profiles.user_id',
    'chatroom memberships': 'chatroom_users.user_id',
    'refresh tokens': 'user_sessions.user_id',
    'content versions': 'content_versions.creator_id',
  },
  'Refresh token record': {
    id: 'refresh_tokens.id',
    token: 'refresh_tokens.token_hash',
    'expiry, isExpired': 'refresh_tokens.expires_at',
    created: 'refresh_tokens.created_at',
    createdByIp: 'refresh_tokens.created_by_ip',
    'revoked, isValid': 'refresh_tokens.revoked_at',
    revokedByIp: 'refresh_tokens.revoked_by_ip',
    replacedByToken: 'refresh_tokens.replaced_by_id',
  },
  Profile: {
    id: 'profiles.id',
    'userId, user': 'profiles.user_id',
    isTakingPatients: 'profiles.is_taking_patients',
    location: 'profiles.location',
    specialty: 'profiles.specialty_id',
    phoneNumber: 'profiles.phone_number',
    phoneExtension: 'profiles.phone_extension',
    qualifications: 'profiles.qualifications',
    bio: 'profiles.bio',
    profilePicture: 'profiles.profile_picture_attachment_id',
    areasOfInterest: 'profile_areas.area_id',
  },
  'Area of interest': {
    id: 'areas_of_interest.id',
    title: 'areas_of_interest.title',
    parentArea: 'areas_of_interest.parent_id',
    users: 'profile_areas.user_id',
    contentItemVersions: 'content_areas.content_item_id',
  },
  'Follow link': {
    id: 'follows.id',
    sourceUserId: 'follows.source_user_id',
    followedUserId: 'follows.followed_user_id',
  },
  'Content item': {
    id: 'content_items.id',
    slug: 'content_items.slug',
    contentItemType: 'content_items.type',
    contentItemVersions: 'content_versions.content_item_id',
    isDeleted: 'content_items.is_deleted',
    contentLikes: 'content_likes.content_item_id',
    folios: 'clippings.content_item_id',
  },
  'Content item version': {
    id: 'content_versions.id',
    createdOn: 'content_versions.created_at',
    contentItemId: 'content_versions.content_item_id',
    supersededByContentItemVersionId: 'content_versions.superseded_by_id',
    title: 'content_versions.title',
    summary: 'content_versions.summary',
    byline: 'content_versions.byline',
    extraSearchInfo: 'content_versions.extra_search_info',
    'sourceId, source': 'content_versions.source_id',
    sourceUrl: 'content_versions.source_url',
    sourceContent: 'content_versions.source_content',
    publishedOn: 'content_versions.published_on',
    rndSort: 'content_items.rnd_sort',
    'attachments, images': 'content_version_attachments.role',
    featuredImage: 'content_versions.featured_image_id',
    'creatorId, creator': 'content_versions.creator_id',
    searchVector: 'search_documents.id',
    editorialRank: 'content_items.editorial_rank',
    dateRank: 'content_items.date_rank',
    areasOfInterest: 'content_areas.area_id',
    'userContentItemVersions, contentItemVersionViews': 'content_views.version_id',
    promotedBy: 'content_items.promoted_by',
    voiceOf: 'content_items.voice_of',
    isDeleted: 'content_versions.is_deleted',
  },
  'View record': {
    id: 'content_views.id',
    userId: 'content_views.user_id',
    contentItemVersionId: 'content_views.version_id',
    viewedOn: 'content_views.viewed_at',
  },
  'Source and region': {
    id: 'content_sources.id',
    name: 'content_sources.name',
    regionId: 'content_sources.region_id',
    country: 'regions.country_id',
    'states of a country': 'country_states.country_id',
    language: 'regions.language',
    identifier: 'regions.identifier',
    'name of the region': 'regions.name',
  },
}

const { app, as, make } = await testApp()
const { rows } = await sql<{ place: string }>`
  select table_name || '.' || column_name as place
  from information_schema.columns
  where table_schema = 'public'`.execute(app.db)
const places = new Set(rows.map(({ place }) => place))

describe('the database', () => {
  it.each(Object.entries(kept))('keeps a place for every field of: %s', (_, fields) => {
    const missing = Object.entries(fields).filter(([, place]) => !places.has(place))

    expect(missing).toEqual([])
  })

  it('has the countries of the sources with their states', async () => {
    const { body } = await as(await make.sponsor()).call(contentRoutes.listCountries, {})

    expect(body.map(({ name, states }) => [name, states.length])).toEqual([
      ['Canada', 13],
      ['United States', 51],
      ['International', 0],
    ])
    expect(body[0]?.states).toContainEqual({ identifier: 'CA-ON', name: 'Ontario' })
  })
})
