-- Steps of the opening checklist that an administrator confirmed, where nothing else shows them as done.
create table opening_confirmations (
  item         text primary key,
  confirmed_by text not null, -- the administrator's user ID, as in the audit log
  confirmed_at timestamptz not null
);
