-- Failed sign-ins with an e-mail that has no account: it locks as an account does, so that nothing is learnt.
create unlogged table unknown_sign_ins (
  -- Keyed hash of the e-mail.
  email_hash bytea primary key,
  failures int not null,
  lockout_end timestamptz,
  failed_at timestamptz not null
);
create index unknown_sign_ins_failed_at on unknown_sign_ins (failed_at);
