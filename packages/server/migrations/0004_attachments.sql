create table attachments (
  id uuid primary key,
  -- Null for the product's own pictures, and once the person has left.
  owner_id uuid references users (id) on delete set null,
  type text not null check (type in ('Image', 'Video', 'PDF', 'Document')),
  belongs_to text not null check (belongs_to in ('ContentItem', 'DefaultFolioLogos', 'ProfilePicture', 'UserContentUpload')),
  location text not null check (location in ('BlobStorage', 'ExternalUrl')),
  name text not null,
  file_name text,
  -- The address of an attachment kept elsewhere.
  url text,
  -- Where the bytes lie; the smaller copies of an image lie beside them.
  blob_key text,
  content_type text,
  size_in_bytes bigint,
  width int,
  height int,
  alt_text text,
  created_at timestamptz not null,
  -- When it was last let go of; what nothing holds is swept a day later.
  unused_since timestamptz not null,
  -- Out of sight until an editor has looked at it.
  hidden_at timestamptz,
  check ((location = 'BlobStorage') = (blob_key is not null)),
  check ((location = 'ExternalUrl') = (url is not null)),
  -- A picture by its address would make every reader's browser call somebody else's server.
  constraint attachments_images_are_kept check (type <> 'Image' or location = 'BlobStorage')
);
create index attachments_owner_id on attachments (owner_id, created_at desc);
create index attachments_unused_since on attachments (unused_since, id);
create index attachments_belongs_to on attachments (created_at, id) where belongs_to = 'DefaultFolioLogos';

-- What holds an attachment: a content version, a profile, a folio, the preview of a link. Held attachments are never swept.
create table attachment_uses (
  attachment_id uuid not null references attachments (id) on delete cascade,
  holder_kind text not null check (holder_kind in ('content-version', 'folio', 'profile', 'link-preview')),
  holder_id uuid not null,
  primary key (attachment_id, holder_kind, holder_id)
);
create index attachment_uses_holder on attachment_uses (holder_kind, holder_id);
