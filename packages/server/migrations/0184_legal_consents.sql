-- To which version of the terms and the privacy policy somebody agreed, when, and in which language they read it.
create table legal_consents (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  document text not null check (document in ('Terms', 'Privacy')),
  version text not null,
  language text not null,
  given_at timestamptz not null,
  primary key (user_id, document, version)
);

-- The last of them, beside the account: whoever agreed to an older one is asked again.
alter table users add column terms_version text;
alter table users add column privacy_version text;
