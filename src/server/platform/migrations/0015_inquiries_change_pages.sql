-- What is asked stands on public pages too.
create trigger inquiries_change_pages
  after insert or update or delete or truncate on inquiries
  for each statement execute function tell_pages_changed();
