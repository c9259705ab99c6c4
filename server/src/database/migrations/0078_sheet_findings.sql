-- What a check of a spreadsheet found: each record that would change, field by field, and each row whose name is that of
-- a record it may not mean. The bodies are the shapes of the contract (SpreadsheetChange, SpreadsheetQuestion).
create table sheet_findings (
  sheet_id text not null references sheets (id) on delete cascade,
  type text not null check (type in ('change', 'question')),
  place integer not null,
  body jsonb not null,
  primary key (sheet_id, type, place)
);

-- Rows that wait for an answer are counted since this version.
update sheets set counts = counts || '{"questions": 0}' where counts is not null;
