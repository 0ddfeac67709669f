-- When a segment was appended: while many documents are written merges wait for more of them.
alter table search_segments add appended_at timestamptz not null default now();
