import { type Connection, run } from '../connection.ts'

export interface Popularity {
  id: string
  /** 0 to 1. */
  popularity: number
}

// A change that nobody would notice is not written.
const noticeable = 0.02

/** How much people use documents; those that are not named are used by nobody. */
export async function putPopularity(connection: Connection, known: Popularity[]): Promise<void> {
  await run(connection, {
    text: `with known as (
             select * from unnest($1::uuid[], $2::real[]) k(id, popularity)
           ), gone as (
             update search_documents d set popularity = 0
             where d.popularity > 0 and not exists (select from known k where k.id = d.id)
           )
           update search_documents d set popularity = k.popularity
           from known k where k.id = d.id and abs(d.popularity - k.popularity) > ${noticeable}`,
    values: [known.map(({ id }) => id), known.map(({ popularity }) => popularity)],
  })
}
