-- How money beside a price came: what a company took goes back through it, the rest is transferred.
alter table extra_deposits add column provider text, add column method text, add column provider_reference text;
update extra_deposits set provider = payments.provider, method = payments.method,
  provider_reference = payments.provider_reference
from payments where payments.id = payment_id;
alter table extra_deposits alter column provider set not null, alter column method set not null;
