-- Replies to reviews that are written again and again, apart from the answers to inquiries.
alter table text_blocks
  drop constraint text_blocks_use_check,
  add constraint text_blocks_use_check check (use in ('ANSWER', 'REPLY', 'SHEET', 'STYLE'));
