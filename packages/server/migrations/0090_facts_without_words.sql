-- Lines of facts keep names and numbers; our own words stand in them by key and are worded for whoever reads them.
update content_versions v
set status_word = '{drug' || (v.details ->> 'drugStatus') || '}'
from content_items i
where i.id = v.content_item_id and i.type = 'Drug' and v.status_word is not null;

update content_versions v
set status_word = '{folio' || v.status_word || '}'
from content_items i
where i.id = v.content_item_id and i.type = 'Folio' and v.status_word in ('Public', 'Private', 'Restricted');

update content_versions v
set fact_line = regexp_replace(v.fact_line, '^[^·]+?(?= · |$)', '{decision' || (v.details ->> 'decisionType') || '}')
from content_items i
where i.id = v.content_item_id and i.type = 'Decision' and v.fact_line is not null;

update content_versions v
set fact_line = regexp_replace(
  regexp_replace(v.fact_line, '(\d+) Canadian sites?$', '{canadianSites:\1}'), '(\d+) sites?$', '{sites:\1}')
from content_items i
where i.id = v.content_item_id and i.type = 'Trial' and v.fact_line ~ '\d+ (Canadian )?sites?$';

update content_versions v
set fact_line = regexp_replace(v.fact_line, '^[^·]+?(?= · |$)', '{link' || (v.details ->> 'externalLinkType') || '}')
from content_items i
where i.id = v.content_item_id and i.type in ('UserExternalLink', 'DraftUserExternalLink') and v.fact_line is not null
  and split_part(v.fact_line, ' · ', 1) = v.details ->> 'externalLinkType';
