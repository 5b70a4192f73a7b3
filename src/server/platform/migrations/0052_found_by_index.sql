-- Each start looks for the administrator that the installation made, and shall not read all members.
create index members_made_by_installation on members (id) where made_by_installation;

-- Thousands have one given name of two letters: their numbers stand together here, with the names
-- that tell so, while an index of parts of words leads to every single row.
create index orders_by_given_name on orders (lower(right(contact_name, 2))) include (contact_name, number);
create index payments_by_given_name on payments (lower(right(depositor_name, 2)))
  include (depositor_name, order_number) where depositor_name is not null;

-- How many wait for each hand stands above every list of orders: counted without reading the orders.
drop index orders_by_status;
create index orders_by_status on orders (status, placed_at) include (number);
