import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

const firstNames =
  'Élise Marie Jean-Pierre Liam Olivia Noah Emma Minh Anh Fatima Mohammed Wei Priya Arjun Sophie Gabriel Chloé Ibrahim Ana José María Hyun Yuki Nadia Omar Ingrid Lars Kwame Amara Zoë'
const lastNameStarts =
  "Trem Bel Nguy Mac O'Con Du Fitz Har Whit Ros Kow Pa Sing Pat Gon Mar Van St- Ouel Ché Bou La Le de~la~Cru von~Ber al-Ham Ok Ad Yam Tan"
const lastNameEnds =
  'blay anger ễn donald nor bois gerald per aker si alski tel h hi zalez tineau dijk Pierre let nier chard roche blanc z g id afor eyemi ada aka'
const locations =
  "Toronto, ON|Montréal, QC|Vancouver, BC|Calgary, AB|Ottawa, ON|Edmonton, AB|Winnipeg, MB|Québec, QC|Hamilton, ON|Halifax, NS|London, ON|Saskatoon, SK|Regina, SK|St. John's, NL|Moncton, NB|Charlottetown, PE|Trois-Rivières, QC|Sudbury, ON|Whitehorse, YT|Yellowknife, NT"

/** The same people for the same number, whichever database they are in; common places and specialties are common here too. */
export async function seedPeople(db: Db, count: number): Promise<void> {
  const list = (text: string, sign: string) => sql`string_to_array(${text}, ${sign})`
  const one = (text: string, n: ReturnType<typeof sql>, sign = ' ') =>
    sql`(${list(text, sign)})[1 + (${n}) % array_length(${list(text, sign)}, 1)]`
  // Entries are made once, when the profiles are filled.
  await sql`alter table profiles disable trigger profiles_listed`.execute(db)
  await sql`
    insert into users (id, first_name, last_name, email, email_confirmed, roles, status, user_type)
    select gen_random_uuid(),
           ${one(firstNames, sql`hashint4(n) & 65535`)},
           replace(${one(lastNameStarts, sql`(hashint4(n + 1) & 65535)`)}, '~', ' ')
             || ${one(lastNameEnds, sql`(hashint4(n + 2) & 65535)`)}
             || case when n % 9 = 0 then '-' || initcap(${one(lastNameEnds, sql`(hashint4(n + 3) & 65535)`)}) else '' end,
           'bench-' || n || '@example.test', true, '{Doctor}', 'Approved', 'Doctor'
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`alter table profiles enable trigger profiles_listed`.execute(db)
  await sql`
    update profiles p
    set location = ${one(locations, sql`floor(20 * power(k.share, 3))::int`, '|')},
        specialty_id = (array[100, 1100, 2700, 2400, 700, 300, 900, 2000])[1 + floor(8 * power(k.share2, 2))::int],
        is_taking_patients = k.share3 < 0.3,
        phone_number = '416-555-0100'
    from (
      select id, (hashtext(email) & 65535) / 65536.0 as share, (hashtext(email || 's') & 65535) / 65536.0 as share2,
             (hashtext(email || 'a') & 65535) / 65536.0 as share3
      from users
    ) k
    where k.id = p.user_id`.execute(db)
  for (const table of ['users', 'profiles', 'directory_entries']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  }
}

/** What people ask a directory: a name as typed so far, a whole name, a slip, a place, a specialty, several at once. */
export function typedQueries(count: number): Record<string, unknown>[] {
  const pick = (words: string[], n: number) => (words[n % words.length] ?? '').replaceAll('~', ' ')
  const [firsts, starts, ends] = [firstNames.split(' '), lastNameStarts.split(' '), lastNameEnds.split(' ')]
  const cities = locations.split('|').map((location) => location.split(',')[0] ?? '')
  const specialties = ['family', 'Internal medicine', 'psychiatry', 'pediatric', 'emergency', 'anesth', 'OBGYN']
  return Array.from({ length: count }, (_, n) => {
    const lastName = pick(starts, n * 7) + pick(ends, n * 11)
    const kinds: Record<string, unknown>[] = [
      {},
      { lastName: lastName.slice(0, 2) },
      { lastName: lastName.slice(0, 4) },
      { lastName },
      { lastName, firstName: pick(firsts, n) },
      { firstName: pick(firsts, n) },
      { lastName: `${lastName.slice(0, 3)}x${lastName.slice(4)}`, firstName: pick(firsts, n) },
      { location: pick(cities, n) },
      { speciality: pick(specialties, n), location: pick(cities, n * 3) },
      { speciality: pick(specialties, n), location: pick(cities, n * 3), acceptingNewPatients: true },
      { acceptingNewPatients: true },
      { lastName: lastName.slice(0, 1), location: pick(cities, n), speciality: pick(specialties, n) },
    ]
    return kinds[n % kinds.length] ?? {}
  })
}
