-- Titles follow from more editions than before: they are derived again with the next look at the results.
update forecast_state set titled_day = null;
