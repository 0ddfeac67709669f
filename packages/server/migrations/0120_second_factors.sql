-- Whether a password alone no longer signs the person in: there is a confirmed authenticator app, or a passkey.
alter table users add column two_factor_enabled boolean not null default false;

-- When the person last proved that it is them: by signing in, or by confirming it since.
alter table user_sessions add column confirmed_at timestamptz;
update user_sessions set confirmed_at = created_at;
alter table user_sessions alter column confirmed_at set not null;

-- An authenticator app (RFC 6238).
create table totp_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted; `key_id` names the key.
  secret bytea not null,
  key_id text not null,
  created_at timestamptz not null,
  -- Null until its first code was given.
  confirmed_at timestamptz,
  -- Codes of this time step and of those before it are spent.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  -- argon2id of the code with the salt of its set.
  code_hash bytea not null,
  salt bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id, created_at);

-- What a sign-in or a passkey has to answer, once and within minutes.
create unlogged table auth_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('second-factor', 'passkey-registration', 'passkey-use')),
  -- Null where a passkey says who it is.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index auth_challenges_expires_at on auth_challenges (expires_at);
create index auth_challenges_user_id on auth_challenges (user_id);
