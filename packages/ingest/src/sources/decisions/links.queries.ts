import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

export interface DecisionDrugs {
  decision_key: string
  drug_keys: string[]
  is_by_din: boolean
}

/**
 * The drugs whose DINs a decision names; where there are none, those of the brand of its product's name that hold its
 * ingredient or are its company's, and else the pages of its ingredients. Never of a device.
 */
export async function listDecisionDrugs(db: Db, { after, limit }: { after: string; limit: number }) {
  const { rows } = await sql<DecisionDrugs>`
    select i.source_key as decision_key, coalesce(by_din.keys, by_brand.keys, by_ingredient.keys, '{}') as drug_keys,
           by_din.keys is not null as is_by_din
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
      where by_din.keys is null and not coalesce((v.details ->> 'isDevice')::boolean, false) and known.scheme = 'name' and known.value = btrim(regexp_replace(lower(v.details ->> 'productName'), '[™®]|\\(.*', '', 'g'))
        and (v.details ->> 'manufacturer' is null and v.details ->> 'medicinalIngredient' is null
          or split_part(lower(company.name), ' ', 1) = split_part(lower(v.details ->> 'manufacturer'), ' ', 1)
          or exists (
            select 1 from jsonb_array_elements(product.details -> 'drugIngredients') line
            where position(split_part(lower(line ->> 'name'), ' ', 1) in lower(v.details ->> 'medicinalIngredient')) > 0))
    ) as by_brand
    cross join lateral (
      select array_agg(distinct page.source_key order by page.source_key) as keys
      from regexp_split_to_table(
        lower(coalesce(regexp_replace(v.details ->> 'medicinalIngredient', '\\(.*?\\)', '', 'g'), v.details ->> 'productName')),
        '\\s*(?:[,;/+&()]|\\mand\\M)\\s*') part
      cross join lateral (
        select drug.source_key
        from content_identifiers known
        join content_items drug on drug.id = known.content_item_id and drug.type = 'DrugIngredient'
        where known.scheme = 'name'
          and known.value in (btrim(part), regexp_replace(btrim(part), '\\s+\\S+$', ''), regexp_replace(btrim(part), '(\\s+\\S+){2}$', ''))
        order by length(known.value) desc, drug.source_key
        limit 1) as page
      where by_din.keys is null and by_brand.keys is null and not coalesce((v.details ->> 'isDevice')::boolean, false)
        and length(btrim(part)) > 3
    ) as by_ingredient
    where i.type = 'Decision' and i.source_key > ${after} and i.source_key like 'decision:%'
    order by i.source_key
    limit ${limit}`.execute(db)
  return rows
}
