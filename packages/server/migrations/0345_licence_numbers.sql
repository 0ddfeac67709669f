-- Who gave the same number to the regulators of a province, however it was written.
create index verifications_licence on verifications (province, lower(regexp_replace(licence_number, '[^[:alnum:]]', '', 'g')));
