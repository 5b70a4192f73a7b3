-- The picture that a company gave of somebody belongs to that login and goes with it. The column of
-- members, which named none of ours, was never filled.
alter table social_logins add column picture_id uuid unique;
alter table members drop column picture_url;

-- Where the picture of a login that waits stands at the company; fetched once it is linked.
alter table social_links add column picture_url text;
