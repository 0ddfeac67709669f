import pg from 'pg'

const subjects =
  'heart failure,type 2 diabetes,asthma,hypertension,depression,atrial fibrillation,COPD,migraine,psoriasis,chronic kidney disease,osteoporosis,epilepsy,sepsis,stroke,obesity,breast cancer,lung cancer,gout,HIV,anemia'
const treatments =
  'empagliflozin,metformin,salbutamol,ramipril,sertraline,apixaban,tiotropium,sumatriptan,adalimumab,dapagliflozin,denosumab,levetiracetam,ceftriaxone,alteplase,semaglutide,trastuzumab,pembrolizumab,allopurinol,bictegravir,iron'
const frames =
  'Effect of %t on outcomes in %s|%t versus usual care for adults with %s|A randomized trial of %t in %s|Long-term safety of %t in older people with %s|Early %t and hospital admission for %s|Predictors of response to %t in %s|Stopping %t in stable %s|Cost of %t for %s in Canada'
const readers = 2_000

/** The same people, catalogue and habits for the same size; about the mix of kinds the sources bring. */
export async function seedCatalogue(url: string, items: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  try {
    await run(
      `insert into users (id, first_name, last_name, email, email_confirmed, roles, status, user_type)
       select gen_random_uuid(), 'Reader', n::text, 'bench-' || n || '@example.test', true, '{Doctor}', 'Approved', 'Doctor'
       from generate_series(1, $1::int) n`,
      [readers],
    )
    await run('create temp table people as select id, row_number() over (order by id) as n from users')
    await run('create unique index on people (n)')
    await run(
      `insert into follows (id, source_user_id, followed_user_id, created_at)
       select gen_random_uuid(), p.id, f.id, now() - k * interval '1 day'
       from people p cross join generate_series(1, 20) k join people f on f.n = 1 + (p.n * 37 + k * 101) % $1::int
       where f.id <> p.id on conflict do nothing`,
      [readers],
    )
    await run(
      `insert into profile_areas (user_id, area_id)
       select p.id, a.id from people p cross join generate_series(1, 4) k
       join (select id, row_number() over (order by id) as n, count(*) over () as total from areas_of_interest) a
         on a.n = 1 + (p.n * 13 + k * 29) % a.total
       on conflict do nothing`,
    )
    // Straight into the tables: what triggers and checks would do is said here.
    await run(`set session_replication_role = replica`)
    await run(
      `create temp table made as
       select n, gen_random_uuid() as item_id, gen_random_uuid() as version_id,
         case when n % 100 < 70 then 'Article' when n % 100 < 85 then 'Trial' when n % 100 < 92 then 'Drug'
              when n % 100 < 94 then 'Decision' when n % 100 < 97 then 'UserArticle' when n % 100 < 98 then 'UserExternalLink'
              when n % 100 < 99 then 'Folio' else 'DrugBrandGroup' end as type,
         now() - (random() * random() * 3650) * interval '1 day' as published_on,
         replace(replace((string_to_array($2, '|'))[1 + (hashint4(n::int) & 65535) % 8],
           '%t', initcap((string_to_array($3, ','))[1 + (hashint4(n::int + 1) & 65535) % 20])),
           '%s', (string_to_array($4, ','))[1 + (hashint4(n::int + 2) & 65535) % 20]) || ' (' || n || ')' as title
       from generate_series(1, $1::int) n`,
      [items, frames, treatments, subjects],
    )
    await run(
      `insert into content_items (id, type, slug, owner_id, current_version_id, published_on, date_rank, source_id, listed_at)
       select m.item_id, m.type, 'bench-' || m.n, p.id, m.version_id, m.published_on, extract(epoch from m.published_on) / 86400,
         case when p.id is null then 1 + m.n % 5 end, now() - interval '1 hour'
       from made m
       left join people p on m.type in ('UserArticle', 'UserExternalLink', 'Folio') and p.n = 1 + (hashint4(m.n::int) & 65535) % ${readers}`,
    )
    await run(
      `insert into content_versions (id, content_item_id, created_at, title, summary, byline, source_id, source_url, published_on,
                                     creator_id, details, fingerprint, fact_line, status_word)
       select m.version_id, m.item_id, m.published_on, m.title,
         'We followed ' || (m.n % 9000) || ' people for two years. ' || m.title || ' was associated with fewer events, and harms were few.',
         'Nguyen AB, Tremblay C', i.source_id, 'https://example.test/' || m.n, m.published_on, i.owner_id,
         case m.type when 'Folio' then '{"shareLevel": "Public", "logoAttachmentId": null}'::jsonb
           when 'UserExternalLink' then jsonb_build_object('externalLinkType', 'Journal', 'externalLink', 'https://example.test/' || m.n,
             'authors', '[]'::jsonb, 'linkTitle', null, 'linkSite', 'example.test', 'linkImageAttachmentId', null)
           when 'UserArticle' then jsonb_build_object('content', '<p>' || repeat(m.title || '. ', 8) || '</p>', 'authors', '[]'::jsonb)
           else jsonb_build_object('content', '<p>' || repeat(m.title || '. ', 8) || '</p>', 'sections', '[]'::jsonb, 'author', null,
             'authors', '[{"userId": null, "name": "Nguyen AB", "profilePictureAttachmentId": null}]'::jsonb,
             'journalTitle', 'Journal of Trials', 'journalIssueDate', '2026', 'volume', '1', 'issue', '2', 'pages', '3-9',
             'isMednet', false, 'pmid', m.n::text, 'doi', null, 'mednetID', null, 'processingStatus', 'MEDLINE',
             'keywords', '["outcomes"]'::jsonb, 'meshHeadings', '[]'::jsonb, 'publicationTypes', '[]'::jsonb, 'language', 'eng',
             'dateCompleted', null, 'dateRevised', null, 'citationCount', 0) end,
         '', 'Journal of Trials · Nguyen AB · 2026', null
       from made m join content_items i on i.id = m.item_id`,
    )
    await run(
      `insert into content_areas (content_item_id, area_id, published_on)
       select m.item_id, a.id, m.published_on from made m
       join (select id, row_number() over (order by id) as n, count(*) over () as total from areas_of_interest) a
         on a.n = 1 + (m.n * 17) % a.total`,
    )
    // Each reader looked at 200 things and liked 30 over the last weeks, most of them new.
    await run(
      `create temp table newest as
       select item_id, version_id, row_number() over (order by published_on desc) as n from made order by published_on desc limit 20000`,
    )
    await run('create unique index on newest (n)')
    await run(
      `insert into content_views (version_id, user_id, content_item_id, viewed_at)
       select w.version_id, p.id, w.item_id, now() - interval '2 hours' - k * interval '3 hours'
       from people p cross join generate_series(1, 200) k
       join newest w on w.n = 1 + floor(power(((hashint8(p.n * 977 + k) & 65535) / 65536.0), 2) * (select least(count(*), 20000) from newest))::int
       on conflict do nothing`,
    )
    await run(
      `insert into content_likes (content_item_id, user_id, created_at)
       select w.item_id, p.id, now() - interval '2 hours' - k * interval '9 hours'
       from people p cross join generate_series(1, 30) k
       join newest w on w.n = 1 + floor(power(((hashint8(p.n * 613 + k) & 65535) / 65536.0), 2) * (select least(count(*), 20000) from newest))::int
       on conflict do nothing`,
    )
    await run(
      `update content_items i set likes_count = l.count
       from (select content_item_id, count(*)::int as count from content_likes group by 1) l where l.content_item_id = i.id`,
    )
    await run(
      `insert into clippings (folio_id, content_item_id, position)
       select f.item_id, w.item_id, k from (select item_id, n from made where type = 'Folio' limit 10000) f
       cross join generate_series(1, 20) k join newest w on w.n = 1 + (f.n * 31 + k * 7) % (select count(*) from newest)
       on conflict do nothing`,
    )
    await run(`set session_replication_role = origin`)
    await run('vacuum analyze')
  } finally {
    await client.end()
  }
}
