-- How many in sight gave which rating is counted for every list of products: from the index alone.
create index reviews_counted on reviews (consulting_type, rating) where not is_hidden;
