-- Sizes whose shortage is expected while others are short already: notices that were gathered before name them too.
update safety_notices n
set facts = n.facts || jsonb_build_object('laterPackages', later.sizes)
from (
  select open.id, jsonb_agg(distinct r.report ->> 'packages') as sizes
  from safety_notices open
  join safety_reports r on r.notice_key = open.key
  where open.kind in ('Shortage', 'Discontinuation') and open.state = 'Active' and r.report ->> 'state' = 'Anticipated'
    and not open.facts -> 'packages' ? (r.report ->> 'packages')
  group by open.id
) later
where n.id = later.id;
