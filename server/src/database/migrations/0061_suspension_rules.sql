-- When cards suspend, in one edition; null: the rules that its championship usually has.
alter table editions add column suspensions jsonb check (jsonb_typeof(suspensions) = 'object');
