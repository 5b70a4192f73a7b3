-- The language a review was written in: whoever reads it in another one is told.
alter table reviews
  add column language text not null default 'ko' check (language in ('ko', 'en', 'vi'));
update reviews r set language = m.language from members m where m.id = r.member_id;
alter table reviews alter column language drop default;
