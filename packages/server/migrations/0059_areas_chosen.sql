-- When somebody chose their areas of interest, or chose none: they are asked once.
alter table profiles add column areas_chosen_at timestamptz;
update profiles p set areas_chosen_at = now() where exists (select 1 from profile_areas pa where pa.user_id = p.user_id);
