-- Who proved a contact, as keyed hashes: by what only their browser keeps, and by their network.
alter table verification_codes
  add column proven_browser text,
  add column proven_network text;
