-- Written name by name, the index of resemblance takes ten times as long as the rest of a large import: names wait in a
-- short list, which every search reads whole (at most 256 kB), and enter the index together.
alter index aliases_search set (fastupdate = on, gin_pending_list_limit = 256);
