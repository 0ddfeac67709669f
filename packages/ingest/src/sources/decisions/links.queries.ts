import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

/**
 * The drugs whose DINs a decision names; where it names none, those of the brand of its product's name that hold its
 * ingredient or are its company's.
 */
export async function listDecisionDrugs(db: Db, { after, limit }: { after: string; limit: number }) {
  const { rows } = await sql<{ decision_key: string; drug_keys: string[] }>`
    select i.source_key as decision_key, coalesce(by_din.keys, by_brand.keys, '{}') as drug_keys
    from content_items i
    join content_versions v on v.id = i.current_version_id
    cross join lateral (
      select array_agg(distinct drug.source_key order by drug.source_key) as keys
      from jsonb_array_elements_text(v.details -> 'dins') din
      join content_identifiers known on known.scheme = 'din' and known.value = din
      join content_items drug on drug.id = known.content_item_id and drug.type = 'Drug' and drug.source_key is not null
    ) as by_din
    cross join lateral (
      select array_agg(distinct drug.source_key order by drug.source_key) as keys
      from content_identifiers known
      join content_items brand on brand.id = known.content_item_id and brand.type = 'DrugBrandGroup'
      join content_links member on member.to_id = brand.id and member.relation = 'brand'
      join content_items drug on drug.id = member.from_id and drug.type = 'Drug' and drug.source_key is not null
      join content_versions product on product.id = drug.current_version_id
      left join companies company on company.id = (product.details ->> 'companyId')::int
      where by_din.keys is null and jsonb_array_length(v.details -> 'dins') = 0
        and known.scheme = 'name' and known.value = btrim(regexp_replace(lower(v.details ->> 'productName'), '[™®]|\\(.*', '', 'g'))
        and (split_part(lower(company.name), ' ', 1) = split_part(lower(v.details ->> 'manufacturer'), ' ', 1)
          or exists (
            select 1 from jsonb_array_elements(product.details -> 'drugIngredients') line
            where position(split_part(lower(line ->> 'name'), ' ', 1) in lower(v.details ->> 'medicinalIngredient')) > 0))
    ) as by_brand
    where i.type = 'Decision' and i.source_key > ${after} and i.source_key like 'decision:%'
    order by i.source_key
    limit ${limit}`.execute(db)
  return rows
}
