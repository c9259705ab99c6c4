-- One tab may have the desks of several matches open.
alter table desk_visits drop constraint desk_visits_pkey, add primary key (id, match_id);
