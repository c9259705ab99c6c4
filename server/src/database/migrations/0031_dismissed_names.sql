-- A name may be nobody's business: put aside, it is not asked for again, also when the dataset says it again.
alter table unsure_names add column dismissed_at timestamptz(3);
