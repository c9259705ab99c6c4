-- Where on the pitch somebody plays, more exactly than the four positions.
alter table lineup_players
  add column spot text check (spot in (
    'rightBack', 'centreBack', 'leftBack', 'rightWingBack', 'leftWingBack',
    'defensiveMidfielder', 'centralMidfielder', 'rightMidfielder', 'leftMidfielder', 'attackingMidfielder',
    'rightWinger', 'leftWinger', 'secondStriker', 'striker'
  ));
