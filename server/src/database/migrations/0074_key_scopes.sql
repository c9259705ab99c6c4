-- Scopes by resource beside `read`, `live` and `write`, which go on meaning what they did.
-- In one list with what pages and test keys may have; the words are in contract/src/rules/scopes.ts.
alter table api_keys
  drop constraint api_keys_scopes_check,
  drop constraint api_keys_check,
  drop constraint api_keys_check1,
  add constraint api_keys_scopes_check check (
    cardinality(scopes) > 0
    and scopes <@ array[
      'read', 'live', 'write',
      'matches:read', 'competitions:read', 'teams:read', 'people:read', 'stadiums:read', 'streamings:read',
      'search:read', 'changes:read', 'site:read',
      'records:write', 'site:write',
      'push:read', 'push:manage', 'calendars:read', 'calendars:manage', 'follows:read', 'follows:manage',
      'imports:read', 'imports:manage', 'keys:read', 'keys:manage', 'usage:read'
    ]
  ),
  add constraint api_keys_browser_check check (
    kind <> 'browser'
    or cardinality(origins) > 0
    and scopes <@ array[
      'read', 'matches:read', 'competitions:read', 'teams:read', 'people:read', 'stadiums:read', 'streamings:read',
      'search:read', 'changes:read', 'site:read'
    ]
  ),
  add constraint api_keys_test_check check (
    mode <> 'test'
    or scopes <@ array[
      'read', 'live', 'matches:read', 'competitions:read', 'teams:read', 'people:read', 'stadiums:read',
      'streamings:read', 'search:read', 'changes:read', 'site:read'
    ]
  );
