-- What an organisation is, where it is reached and who speaks for it; null for people.
alter table profiles add column organisation jsonb;
-- An organisation sees no patients.
update profiles p set is_taking_patients = false from users u
where u.id = p.user_id and u.user_type is null and p.is_taking_patients;
