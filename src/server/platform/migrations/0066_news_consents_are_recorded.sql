-- The consents to news join the other records: with version, place and time, and never changed.
-- What stands now is the last record of a kind; ASKED says that the member was asked whether it holds.
alter table consent_records drop constraint consent_records_kind_check;
alter table consent_records drop constraint consent_records_event_check;
alter table consent_records drop constraint consent_records_place_check;
alter table consent_records
  add constraint consent_records_kind_check
    check (kind in ('terms', 'privacy', 'sensitive', 'marketing_email', 'marketing_sms')),
  add constraint consent_records_event_check
    check (event in ('GIVEN', 'WITHDRAWN') or (event = 'ASKED' and kind like 'marketing%')),
  add constraint consent_records_place_check
    check (place in ('SIGN_UP', 'SOCIAL_SIGN_UP', 'SURVEY', 'SETTINGS', 'ORDER', 'MAIL', 'ACCOUNT_CLOSED'));
create index consent_records_of_news on consent_records (member_id, kind, at desc, id desc)
  where kind in ('marketing_email', 'marketing_sms');

insert into consent_records (member_id, kind, event, version, place, at)
select member_id, kind, event, 1, case when event = 'ASKED' then 'MAIL' else 'SETTINGS' end, at
from consent_history order by id;
drop table consent_history;
drop table optional_consents;

-- Height and weight are erased with the photos when their consent is withdrawn.
alter table surveys alter column height_cm drop not null, alter column weight_kg drop not null;

-- The language a survey was written in, for whoever reads it out.
alter table surveys
  add column language text not null default 'ko' check (language in ('ko', 'en', 'vi'));
update surveys s set language = o.language from orders o where o.number = s.order_number;
alter table surveys alter column language drop default;
