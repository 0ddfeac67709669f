-- A picture by its address would make every reader's browser call somebody else's server.
update attachments set type = 'Document' where type = 'Image' and location = 'ExternalUrl';
alter table attachments add constraint attachments_images_are_kept check (type <> 'Image' or location = 'BlobStorage');
