-- Joining two stadiums moves what datasets say of either: found by index, since an import joins hundreds of them.
create index sources_match_stadium on sources ((said ->> 'stadium')) where kind = 'match' and said ->> 'stadium' is not null;
