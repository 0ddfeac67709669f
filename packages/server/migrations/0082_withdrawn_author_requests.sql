-- Somebody who was asked and is no longer named stays known: naming them again sends no second mail.
alter table author_requests drop constraint author_requests_status_check;
alter table author_requests add constraint author_requests_status_check
  check (status in ('Named', 'Asked', 'Agreed', 'Declined', 'Withdrawn'));
