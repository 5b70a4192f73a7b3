-- Rendered pages are kept by every server. Whatever changes what a visitor reads tells all of them
-- on the channel `pages_changed`, when the change is committed.
create function tell_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', '');
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'banners', 'contents', 'faqs', 'policies', 'products', 'settings', 'reviews', 'review_pictures'
  ] loop
    execute format(
      'create trigger %I_change_pages after insert or update or delete or truncate on %I
         for each statement execute function tell_pages_changed()', shown, shown);
  end loop;
end $$;

-- A look at a question is counted in its row and changes no page.
create trigger shop_faqs_change_pages
  after insert or delete or truncate or update of position, words, author, status on shop_faqs
  for each statement execute function tell_pages_changed();
