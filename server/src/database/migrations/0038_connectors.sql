-- Connectors: sources that are asked call by call, with the operator's own key.

alter table connections
  -- Sealed; null where there is none, for datasets and after its removal.
  add column sealed_key text,
  -- Its last letters, to tell which one it is.
  add column key_hint text,
  add column key_set_at timestamptz(3),
  -- The provider's codes of what is asked for.
  add column competitions text[] not null default '{}',
  -- Calls left by window, over all processes: [{window, limit, left, resetsAt}].
  add column budget jsonb not null default '[]' check (jsonb_typeof(budget) = 'array'),
  -- What the last test of the key said: {at, ok, words, covered}.
  add column plan jsonb check (jsonb_typeof(plan) = 'object'),
  -- Where its tables and scorers differ from those that are computed here.
  add column differences jsonb not null default '[]' check (jsonb_typeof(differences) = 'array');

-- Whether what a dataset tells may be passed on: exports leave it out where not, unless the operator states a right.
alter table datasets
  add column redistribution boolean not null default true,
  add column right_stated_at timestamptz(3),
  add column right_stated_by text;
