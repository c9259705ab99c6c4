-- How often the service or the database went away in the middle of a run. `attempts` counts only what the run may have
-- caused itself: deaths of its process while it was the one being done, and a disk that it may have filled.
alter table import_runs add column restarts integer not null default 0;
update import_runs set attempts = 0 where status in ('waiting', 'running');
