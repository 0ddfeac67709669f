import { globSync, readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** A table is written by the one place that owns it: the first folder in which its name stands is not enough, so it is said here. */
const owners: Record<string, string[]> = {
  'features/users': [
    'users',
    'user_sessions',
    'refresh_tokens',
    'email_changes',
    'email_tokens',
    'factor_recoveries',
    'legal_consents',
    'unknown_sign_ins',
    'totp_factors',
    'recovery_codes',
    'passkeys',
    'auth_challenges',
  ],
  'features/contents': [
    'content_items',
    'content_versions',
    'content_version_attachments',
    'content_areas',
    'content_identifiers',
    'content_links',
    'content_sources',
    'content_likes',
    'content_views',
    'content_view_counts',
    'feeds',
    'feed_pages',
    'reader_visits',
    'trending_contents',
    'search_renewals',
    'regions',
  ],
  'features/posts': ['link_previews', 'author_requests'],
  'features/folios': ['clippings', 'folio_users', 'folio_ended_invites', 'to_read_folios'],
  'features/attachments': ['attachments', 'attachment_uses'],
  'features/profiles': [
    'profiles',
    'profile_areas',
    'directory_entries',
    'follows',
    'user_blocks',
    'specialties',
    'areas_of_interest',
    'personal_data_exports',
    'verifications',
  ],
  'features/comments': ['comments', 'comment_edits'],
  'features/chat': ['chatrooms', 'chatroom_users', 'chat_messages', 'chat_message_edits', 'chat_reactions'],
  'features/safety': ['safety_reports', 'safety_notices', 'safety_targets', 'safety_bindings'],
  'features/subscriptions': ['subscriptions', 'subscription_anchors', 'subscription_matches', 'mutes', 'feed_tokens'],
  'features/notifications': ['digests', 'digest_times', 'mail_consents', 'push_keys', 'push_subscriptions'],
  'features/contact': ['contact_messages', 'spent_challenges'],
  'features/moderation': ['reports', 'report_clearances', 'appeals'],
  'platform/audit': ['audit_log'],
  'platform/notifications': ['notifications', 'notification_actors', 'notification_preferences'],
  'platform/rate-limit': ['rate_limits'],
  ingest: [
    'import_runs',
    'import_checkpoints',
    'import_sightings',
    'import_quarantine',
    'import_drug_groups',
    'import_marks',
    'import_extracts',
    'companies',
    'drug_prices',
    'drug_price_editions',
  ],
  demo: ['demo_marks'],
  'platform/db': ['schema_migrations'],
  'platform/search': [
    'search_documents',
    'search_texts',
    'search_titles',
    'search_fresh',
    'search_segments',
    'search_postings',
    'search_postings_next',
    'search_learners',
    'search_lexicon',
    'search_typos',
    'search_prefixes',
    'search_synonyms',
    'search_terms',
    'search_learnings',
    'search_term_vectors',
    'search_vectors',
  ],
}

// The demo makes its people where they are stored, as tests do, and dates what came to its catalogue.
const exceptions: Record<string, string[]> = { demo: ['users', 'content_items'] }

const ownerOf = new Map(
  Object.entries(owners).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)),
)
const writes = [
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?)\s+(\w+)/gi,
  /\bupdate\s+(?!of\b|set\b|skip\b|nowait\b)(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
]

const complaints = globSync('packages/{server,ingest,product}/src/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .flatMap((file) => writtenTables(file).flatMap((table) => complaintAbout(file, table)))

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function writtenTables(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...new Set(writes.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))]
}

function complaintAbout(file: string, table: string): string[] {
  const folder = folderOf(file)
  if (exceptions[folder]?.includes(table)) return []
  const owner = ownerOf.get(table)
  if (owner === folder) return []
  if (!owner) return [`${file} writes ${table}: no owner is named for this table in scripts/laws/table-ownership.ts`]
  return [`${file} writes ${table}, which belongs to ${owner}`]
}

function folderOf(file: string): string {
  const [, name, , room, folder] = file.split('/')
  if (name === 'ingest') return 'ingest'
  if (room === 'features' || room === 'platform') return `${room}/${folder}`
  return room?.replace(/\.ts$/, '') ?? ''
}
