-- What a message carries that opens something: codes, passwords, tokens of links. Once it was
-- delivered they are taken out of its words, and from here.
alter table messages
  add column secrets    text[] not null default '{}',
  add column blanked_at timestamptz;
