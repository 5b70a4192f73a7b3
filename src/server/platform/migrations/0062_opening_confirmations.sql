-- What an administrator said is done before the studio opens, where it cannot be read from anywhere else.
create table opening_confirmations (
  item         text primary key,
  confirmed_by text not null, -- the administrator's user id, as in the audit log
  confirmed_at timestamptz not null
);
