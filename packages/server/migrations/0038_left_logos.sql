-- The logo of somebody who left is read with its folio, not as one of the product's own pictures.
update attachments a set belongs_to = 'UserContentUpload'
where a.owner_id is null and a.belongs_to = 'ContentItem'
  and exists (select 1 from attachment_uses u where u.attachment_id = a.id and u.holder_kind = 'folio')
  and not exists (select 1 from link_previews p where p.image_attachment_id = a.id);
