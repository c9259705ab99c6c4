-- What is unlikely of the rows of a spreadsheet, and may yet be true (SpreadsheetWarning of the contract).
alter table sheet_findings drop constraint sheet_findings_type_check;
alter table sheet_findings add constraint sheet_findings_type_check check (type in ('change', 'question', 'warning'));

-- Rows with a warning are counted since this version.
update sheets set counts = counts || '{"warnings": 0}' where counts is not null;
