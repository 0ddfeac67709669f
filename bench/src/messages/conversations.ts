import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

const words =
  'potassium creatinine metformin apixaban insulin sepsis dialysis warfarin statin troponin ferritin lactate dosage allergy rash fever cough wheeze consult discharge transfer family meeting scan biopsy culture antibiotic renal cardiac hepatic thyroid'
const messagesInRoom = 500
/** Rooms that the viewer is in, whatever the size. */
const roomsOfViewer = 20

/**
 * Rooms of 500 messages each, said in turns by 50 people. The viewer is in 20 rooms, or in all of them where there are fewer:
 * what grows is what others say elsewhere, and how much is in the index.
 */
export async function seedConversations(db: Db, viewerId: string, messages: number): Promise<void> {
  const rooms = Math.ceil(messages / messagesInRoom)
  await sql`
    insert into users (id, first_name, last_name, email, email_confirmed, roles, status)
    select gen_random_uuid(), 'Member', n::text, 'member-' || n || '@example.test', true, '{Doctor}', 'Approved'
    from generate_series(1, 50) n`.execute(db)
  await sql`
    insert into chatrooms (id, owner_user_id, name, type, created_at, modified_at, latest_sequence, member_count)
    select gen_random_uuid(), null, 'Room ' || n, 'Private', now(), now(), ${messagesInRoom}::int, 1
    from generate_series(1, ${rooms}::int) n`.execute(db)
  await sql`
    insert into chatroom_users (id, chatroom_id, user_id, status, created_at, modified_at, joined_at)
    select gen_random_uuid(), r.id, ${viewerId}::uuid, 'Joined', now(), now(), now()
    from chatrooms r
    order by r.name
    limit ${roomsOfViewer}::int`.execute(db)
  await sql`
    insert into chat_messages (id, chatroom_id, sequence, from_user_id, client_message_id, content, created_at)
    select gen_random_uuid(), r.id, n, people.ids[1 + n % 50], 'bench-' || n,
           (select string_agg(lexicon.words[1 + (hashtext(r.name || n || k) & 65535) % array_length(lexicon.words, 1)], ' ')
              || ' case ' || (hashtext(r.name || n) & 8191)
            from generate_series(1, 12) k),
           now() - make_interval(secs => ${messagesInRoom}::int - n)
    from chatrooms r
    cross join generate_series(1, ${messagesInRoom}::int) n
    cross join (select string_to_array(${words}::text, ' ') as words) lexicon
    cross join (select array_agg(id order by email) as ids from users where email like 'member-%') people`.execute(db)
  await sql`vacuum analyze chat_messages`.execute(db)
  await sql`analyze chatrooms, chatroom_users`.execute(db)
}

/** A common word, two, a beginning, a rare number, and nothing. */
export function typedTerms(count: number): string[] {
  const lexicon = words.split(' ')
  const word = (n: number) => lexicon[n % lexicon.length] ?? ''
  const shapes = [
    (n: number) => word(n),
    (n: number) => `${word(n)} ${word(n * 7 + 3)}`,
    (n: number) => word(n).slice(0, 4),
    (n: number) => `case ${(n * 131) % 8192}`,
    (n: number) => `nobody said ${word(n)}`,
  ]
  return Array.from({ length: count }, (_, n) => shapes[n % shapes.length]?.(n) ?? '')
}
