create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  -- Lower case. Null once the person has left.
  email text unique,
  email_confirmed boolean not null default false,
  password_hash text,
  roles text[] not null,
  status text not null check (status in ('New', 'Approved', 'Disabled')),
  user_type text check (user_type in ('Doctor', 'NursePractitioner', 'MedicalResident', 'MedicalStudent')),
  minc text,
  school_name text,
  phone_number text,
  lockout_end timestamptz,
  access_failed_count int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The language somebody reads Materia in: their screens, mails and messages.
  language text not null default 'en' check (language in ('en', 'fr'))
);
create index users_roles on users using gin (roles);
create index users_created_at on users (created_at desc, id);
-- A MINC belongs to one account: the first that gave it.
create unique index users_minc on users (minc);

-- A signed-in device: the family of its refresh tokens.
create table user_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ip text,
  user_agent text,
  revoked_at timestamptz
);
create index user_sessions_user_id on user_sessions (user_id, last_used_at desc);

create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references user_sessions (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by_ip text,
  revoked_at timestamptz,
  revoked_by_ip text,
  replaced_by_id uuid references refresh_tokens (id) on delete set null
);
create index refresh_tokens_session_id on refresh_tokens (session_id);
create index refresh_tokens_expires_at on refresh_tokens (expires_at);
-- Deleting a token looks for the one it replaced.
create index refresh_tokens_replaced_by_id on refresh_tokens (replaced_by_id);

-- Links sent by e-mail; only their hashes are kept.
create table email_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('finish-registration', 'reset-password')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index email_tokens_user_id on email_tokens (user_id);

-- Failed sign-ins with an e-mail that has no account: it locks as an account does, so that nothing is learnt.
create unlogged table unknown_sign_ins (
  -- Keyed hash of the e-mail.
  email_hash bytea primary key,
  failures int not null,
  lockout_end timestamptz,
  failed_at timestamptz not null
);
create index unknown_sign_ins_failed_at on unknown_sign_ins (failed_at);
