-- The log is read newest first, a page after the other, by itself or by who, what and which kind.
drop index audit_log_by_time;
create index audit_log_in_order on audit_log (at desc, id desc);
create index audit_log_of_actor on audit_log (actor_name, at desc, id desc);
create index audit_log_of_subject on audit_log (subject, at desc, id desc);
create index audit_log_of_kind on audit_log (split_part(action, '.', 1), at desc, id desc);
