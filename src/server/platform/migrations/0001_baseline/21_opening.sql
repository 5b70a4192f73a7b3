-- Steps of the opening checklist that an administrator confirmed, where nothing else shows them as done.
create table opening_confirmations (
  item         text primary key
    check (item in ('prices', 'database', 'administrators', 'second_factor', 'policy.terms',
      'policy.privacy', 'policy.sensitive', 'policy.refund', 'policy.points')),
  confirmed_by text not null, -- the administrator's user ID, as in the audit log
  confirmed_at timestamptz not null
);
