/** What each scope opened before there were scopes by resource, and what no key opened: keys of then keep exactly that. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const openedBefore = {
  read: words(`
  getDashboard getOpenData listTeams getTeam listTeamTitles listTeamEditions
  listTeamMatches listTeamTransfers getTeamSquad listPlayers getPlayer listPlayerMatches
  listPlayerTransfers listPlayerTitles listPlayerCards listCoaches getCoach listCoachMoves
  listCoachTitles listCompetitions getCompetition listCompetitionMatches getStandings listScorers
  listScorersBy listCards listCardsOn listCardsOnByColor listChampions getTransmission
  listMatches listMatchesOn getMatch getMatchLive getMatchLineups getMatchOfficials
  listStadiums getStadium listConfederations getConfederation listConfederationMatches listConfederationTeams
  listConfederationCompetitions listStreamings getStreaming listStreamingMatches search listChanges
  getTeamForm getPlayerForm getCoachForm getRefereeForm getStadiumForm getConfederationForm
  getCompetitionForm getEditionForm getStreamingForm listSpellParts listTransferParts listTitleParts
  listBroadcastRightParts listSuspensionParts listAbsenceParts listDeductionParts listEdits getRecordNames
  getWebsite listPosts`),
  live: words(`
  followLive`),
  write: words(`
  createTeam updateTeam deleteTeam createPlayer updatePlayer deletePlayer
  createCoach updateCoach deleteCoach createReferee updateReferee deleteReferee
  createStadium updateStadium deleteStadium createConfederation updateConfederation deleteConfederation
  createCompetition updateCompetition deleteCompetition createEdition updateEdition deleteEdition
  createStreaming updateStreaming deleteStreaming createSpell updateSpell deleteSpell
  createTransfer updateTransfer deleteTransfer createTitle updateTitle deleteTitle
  createBroadcastRight updateBroadcastRight deleteBroadcastRight createSuspension updateSuspension deleteSuspension
  createAbsence updateAbsence deleteAbsence createDeduction updateDeduction deleteDeduction
  updateRecordNames editInBulk updateWebsite updateWebsitePage createPost updatePost
  deletePost`),
} as const

export const closedBefore = words(`
  login beginPasskeyLogin loginWithPasskey register ratePassword recover
  reset confirmEmail logout sendContactMessage listContactMessages updateContactMessage
  getAccount updateAccount changePassword resendConfirmation listDevices revokeDevice
  listSignIns getFactors beginProof startTotp confirmTotp removeTotp
  renewRecoveryCodes startPasskey createPasskey updatePasskey removePasskey getPrivacy
  requestArchive deleteArchive allowArchiveDownload downloadArchive requestDeletion keepAccount
  listKeys createKey updateKey rotateKey revokeKey getUsage
  listRequests getRequest uploadPicture getShowcase runShowcaseExample getNotifications
  updateNotifications addBrowser removeBrowser testBrowser listFollows orderFollows
  followRecord unfollowRecord listFollowedMatches followMatch unfollowMatch listCalendars
  subscribeCalendar revokeCalendar listWebhooks createWebhook getWebhook updateWebhook
  deleteWebhook getWebhookSecret rotateWebhookSecret testWebhook resendFailedDeliveries replayDeliveries
  getWebhookHealth listDeliveries getDelivery resendDelivery listSimulations startSimulation
  getSimulation stopSimulation getMatchForm updateMatch deleteMatch getLastLineups
  replaceLineups replaceOfficials replaceStatistics replaceAirings getDesk sendDeskOrders
  visitDesk listEditions getEditionStructure replaceEditionStructure copyEdition generateFixtures
  createMatch getSuspensionRules replaceSuspensionRules getEdit undoEdit getUndoBlockers
  undoInPart mergeRecords uploadSheet listSheets getSheet listSheetErrors
  checkSheet saveSheet listSuggestions createSuggestion acceptSuggestion refuseSuggestion
  withdrawSuggestion listUsers updateUser signOutUser removeUserFactors requestUserDeletion
  keepUser listOwnDuties listUserDuties giveDuty endDuty getAccessSettings
  updateAccessSettings listDatasets updateDataset stateRight listImportables listConnections
  listConnectables createConnection getConnection updateConnection deleteConnection checkConnection
  stopConnection setConnectionKey deleteConnectionKey testConnectionKey listConnectionDifferences listFreshness
  uploadImportFile startImport listImportRuns getImportRun listImportRemarks cancelImport
  listUnsureNames placeUnsureName listDuplicates getJoinEffect decideDuplicate decideDuplicates
  listJoins listAlerts decideAlert listCoverage listIncompleteMatches listWorkQueues
  listNewCompetitions settleNewCompetition listConflicts resolveConflict applyConflictRule listAuditEntries
  getBackups makeBackup verifyBackup restoreBackup deleteBackup allowBackupDownload
  downloadBackup getMaintenance restartApi cleanUsers cleanJogos cleanDemo
  listCopies restoreCopy getSystem`)
