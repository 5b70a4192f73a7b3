-- No row of the audit log was ever changed or deleted; now the whole of it is not emptied either.
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
