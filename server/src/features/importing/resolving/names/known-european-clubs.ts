// The clubs of Europe and the guests of the Club World Cup that people here look for, by the names that Portuguese has for them.
// id | popular name | official name | country | spellings of the datasets, besides these names.
// Bare names that clubs of several cities share (Dynamo, Spartak, CSKA) are left out: alone they are unsure.
export const EUROPE_AND_GUESTS = `
manchester_city_fc|Manchester City|Manchester City Football Club|GB-ENG|Ardwick FC,Man City,Manchester City FC
chelsea_fc|Chelsea|Chelsea Football Club|GB-ENG|Chelsea FC,FC Chelsea
manchester_united_fc|Manchester United|Manchester United Football Club|GB-ENG|Man Utd,Manchester United FC,Newton Heath FC
tottenham_hotspur_fc|Tottenham|Tottenham Hotspur Football Club|GB-ENG|Tottenham Hotspur,Spurs,Tottenham Hotspur FC
liverpool_fc|Liverpool|Liverpool Football Club|GB-ENG|FC Liverpool,Liverpool FC
arsenal_fc|Arsenal|Arsenal Football Club|GB-ENG|Arsenal FC,FC Arsenal,Royal Arsenal FC,The Arsenal FC,Woolwich Arsenal FC
everton_fc|Everton|Everton Football Club|GB-ENG|Everton FC,FC Everton
newcastle_united_fc|Newcastle|Newcastle United Football Club|GB-ENG|Newcastle United,Newcastle United FC
west_ham_united_fc|West Ham|West Ham United Football Club|GB-ENG|West Ham United,West Ham United FC
aston_villa_fc|Aston Villa|Aston Villa Football Club|GB-ENG|Aston Villa FC
crystal_palace_fc|Crystal Palace|Crystal Palace Football Club|GB-ENG|Crystal Palace FC
southampton_fc|Southampton|Southampton Football Club|GB-ENG|FC Southampton,Southampton FC
fulham_fc|Fulham|Fulham Football Club|GB-ENG|FC Fulham,Fulham FC
west_bromwich_albion_fc|West Bromwich|West Bromwich Albion Football Club|GB-ENG|West Bromwich Albion,West Brom,West Bromwich Albion FC
leicester_city_fc|Leicester|Leicester City Football Club|GB-ENG|Leicester City,Leicester City FC
wolverhampton_wanderers_fc|Wolverhampton|Wolverhampton Wanderers Football Club|GB-ENG|Wolverhampton Wanderers,Wolverhampton Wanderers FC,Wolves
burnley_fc|Burnley|Burnley Football Club|GB-ENG|Burnley FC,FC Burnley
stoke_city_fc|Stoke City|Stoke City Football Club|GB-ENG|Stoke,Stoke City FC,Stoke FC
brighton___hove_albion_fc|Brighton|Brighton & Hove Albion Football Club|GB-ENG|Brighton & Hove Albion,Brighton & Hove,Brighton & Hove Albion FC,Brighton and Hove Albion
sunderland_afc|Sunderland|Sunderland Association Football Club|GB-ENG|AFC Sunderland,Sunderland AFC
afc_bournemouth|Bournemouth|AFC Bournemouth|GB-ENG|Athletic Football Club Bournemouth,Bournemouth FC
bolton_wanderers_fc|Bolton|Bolton Wanderers Football Club|GB-ENG|Bolton Wanderers,Bolton Wanderers FC
norwich_city_fc|Norwich|Norwich City Football Club|GB-ENG|Norwich City,Norwich City FC
blackburn_rovers_fc|Blackburn|Blackburn Rovers Football Club|GB-ENG|Blackburn Rovers,Blackburn Rovers FC
nottingham_forest_fc|Nottingham Forest|Nottingham Forest Football Club|GB-ENG|Nott'ham Forest,Nott'm Forest,Nottingham Forest FC
queens_park_rangers_fc|Queens Park Rangers|Queens Park Rangers Football Club|GB-ENG|QPR,Queens Park Rangers FC
watford_fc|Watford|Watford Football Club|GB-ENG|FC Watford,Watford FC
ipswich_town_fc|Ipswich|Ipswich Town Football Club|GB-ENG|Ipswich Town,Ipswich Town FC
huddersfield_town_afc|Huddersfield|Huddersfield Town Association Football Club|GB-ENG|Huddersfield Town,Huddersfield Town AFC,Huddersfield Town F.C.
leeds_united_fc|Leeds|Leeds United Football Club|GB-ENG|Leeds United,Leeds United AFC,Leeds United Association Football Club,Leeds United FC
wigan_athletic_fc|Wigan|Wigan Athletic Football Club|GB-ENG|Wigan Athletic,Wigan Athletic FC
brentford_fc|Brentford|Brentford Football Club|GB-ENG|Brentford FC,FC Brentford
hull_city_afc|Hull City|Hull City Association Football Club|GB-ENG|Hull,Hull City AFC,Hull City FC
swansea_city|Swansea|Swansea City Association Football Club|GB-WLS|Swansea City
cardiff_city|Cardiff|Cardiff City Football Club|GB-WLS|Cardiff City
celtic_fc|Celtic|The Celtic Football Club|GB-SCT|Celtic FC,Celtic Glasgow
rangers_fc|Rangers|Rangers Football Club|GB-SCT|Glasgow Rangers,Rangers FC
real_madrid|Real Madrid|Real Madrid Club de Fútbol|ES|Real Madrid CF
fc_barcelona|Barcelona|Futbol Club Barcelona|ES|FC Barcelona,Fútbol Club Barcelona
atletico_madrid|Atlético de Madrid|Club Atlético de Madrid|ES|Atlético Madrid,Ath Madrid
sevilla_fc|Sevilla|Sevilla Fútbol Club|ES|FC Sevilla,Sevilla FC
valencia_cf|Valencia|Valencia Club de Fútbol|ES|CF Valencia,FC Valencia,Valencia CF
real_sociedad|Real Sociedad|Real Sociedad de Fútbol|ES|Real Sociedad San Sebastián,Sociedad
rc_celta_vigo|Celta de Vigo|Real Club Celta de Vigo|ES|Celta Vigo,Celta,RC Celta Vigo,RC Celta de Vigo,Real Club Celta Vigo
athletic_club_bilbao|Athletic Bilbao|Athletic Club|ES|Athletic Club Bilbao,Athletic Club de Bilbao
villarreal_cf|Villarreal|Villarreal Club de Fútbol|ES|FC Villarreal,Villareal,Villarreal CF
granada_cf|Granada|Granada Club de Fútbol|ES|FC Granada,Granada CF
getafe_cf|Getafe|Getafe Club de Fútbol|ES|FC Getafe,Getafe CF
real_betis|Betis|Real Betis Balompié|ES|Real Betis,Betis Sevilla,Real Betis Sevilla
ca_osasuna|Osasuna|Club Atlético Osasuna|ES|CA Osasuna
rcd_espanyol|Espanyol|Reial Club Deportiu Espanyol de Barcelona|ES|Espanyol Barcelona,Español,RCD Espanyol,RCD Espanyol de Barcelona,Real CD Espanyol,Real Club Deportivo Espanyol,Real Club Deportivo Español
rayo_vallecano|Rayo Vallecano|Rayo Vallecano de Madrid|ES|Rayo,Vallecano
malaga_cf|Málaga|Málaga Club de Fútbol|ES|CF Málaga,FC Málaga,Málaga CF
levante_ud|Levante|Levante Unión Deportiva|ES|Levante UD,UD Levante
rcd_la_coruna|La Coruña|Real Club Deportivo de La Coruña|ES|Deportivo,Deportivo La Coruña,Deportivo da Coruña,Deportivo de La Coruña,RC Deportivo La Coruña,RC Deportivo de La Coruña,RCD La Coruña,Real Club Deportivo La Coruña
elche_cf|Elche|Elche Club de Fútbol|ES|Elche CF,FC Elche
ud_almeria|Almería|Unión Deportiva Almería|ES|UD Almería
sd_eibar|Eibar|Sociedad Deportiva Eibar|ES|SD Eibar
real_valladolid_cf|Valladolid|Real Valladolid Club de Fútbol|ES|Real Valladolid,Real Valladolid CF
cadiz_cf|Cádiz|Cádiz Club de Fútbol|ES|Cádiz CF,FC Cádiz
rcd_mallorca|Mallorca|Real Club Deportivo Mallorca|ES|RCD Mallorca,Real CD Mallorca,Real Mallorca
ud_las_palmas|Las Palmas|Unión Deportiva Las Palmas|ES|Las Palmas UD,UD Las Palmas
deportivo_alaves|Alavés|Deportivo Alavés|ES|CD Alavés
juventus|Juventus|Juventus Football Club|IT|Juventus FC,Juventus Torino,Juventus Turin
ssc_napoli|Napoli|Società Sportiva Calcio Napoli|IT|SSC Napoli,SSC Neapel
fc_internazionale_milano|Inter de Milão|Football Club Internazionale Milano|IT|FC Internazionale Milano,Inter,Inter Mailand,Inter Milan,Internazionale
ac_milan|Milan|Associazione Calcio Milan|IT|AC Mailand,AC Milan
as_roma|Roma|Associazione Sportiva Roma|IT|AS Rom,AS Roma
atalanta_bergamo|Atalanta|Atalanta Bergamasca Calcio|IT|Atalanta Bergamo,Atalanta BC
ss_lazio|Lazio|Società Sportiva Lazio|IT|Lazio Rom,Lazio Roma,SS Lazio
torino_fc|Torino|Torino Football Club|IT|FC Torino,FC Turin,Torino FC
acf_fiorentina|Fiorentina|Associazione Calcio Fiorentina|IT|AC Fiorentina,AC Firenze,AC Florenz,ACF Fiorentina,Associazione Calcio Firenze Fiorentina
udinese_calcio|Udinese|Udinese Calcio|IT|
uc_sampdoria|Sampdoria|Unione Calcio Sampdoria|IT|Sampdoria Genoa,Sampdoria Genua,UC Sampdoria
u_s__sassuolo_calcio|Sassuolo|Unione Sportiva Sassuolo Calcio|IT|U.S. Sassuolo Calcio,Sassuolo Calcio,US Sassuolo,US Sassuolo Calcio
genoa_cfc|Genoa|Genoa Cricket and Football Club|IT|Genoa CFC,CFC Genua,CFC Genua 1893,FC Genua
bologna_fc|Bologna|Bologna Football Club 1909|IT|Bologna FC,Bologna FC 1909,Bologna Football Club,FC Bologna
cagliari_calcio|Cagliari|Cagliari Calcio|IT|
parma_calcio|Parma|Parma Calcio 1913|IT|Parma Calcio,AC Parma,FC Parma,Parma FC,Parma Football Club
hellas_verona|Hellas Verona|Hellas Verona Football Club|IT|Hellas Verona FC
ac_chievo_verona|Chievo|Associazione Calcio ChievoVerona|IT|Chievo Verona,AC Chievo Verona,Associazione Calcio Chievo Verona
empoli_fc|Empoli|Empoli Football Club|IT|Empoli FC,FC Empoli
bayern_munchen|Bayern de Munique|Fußball-Club Bayern München|DE|Bayern München,Bayern,Bayern Munich,FC Bayern,FC Bayern Munich,FC Bayern München,Fußball Club Bayern München
borussia_dortmund|Borussia Dortmund|Ballspielverein Borussia 09 Dortmund|DE|BV 09 Borussia Dortmund,BV Borussia 09 Dortmund,BVB,BVB 09,Ballspielverein Borussia 1909 Dortmund,Dortmund
bayer_04_leverkusen|Bayer Leverkusen|Bayer 04 Leverkusen Fußball|DE|Bayer 04 Leverkusen,Bayer,Leverkusen,Turn- und Sportverein Bayer 04 Leverkusen
bor__monchengladbach|Borussia Mönchengladbach|Borussia Verein für Leibesübungen 1900 Mönchengladbach|DE|Bor. Mönchengladbach,Borussia M'gladbach,M'gladbach,Mönchengladbach,VfL Borussia Mönchengladbach
vfl_wolfsburg|Wolfsburg|Verein für Leibesübungen Wolfsburg|DE|VfL Wolfsburg
eintracht_frankfurt|Eintracht Frankfurt|Eintracht Frankfurt|DE|Ein Frankfurt,Eint Frankfurt,Frankfurt,Frankfurter SG Eintracht,Frankfurter Sportgemeinde Eintracht,SG Eintracht Frankfurt
tsg_1899_hoffenheim|Hoffenheim|Turn- und Sportgemeinschaft 1899 Hoffenheim|DE|1899 Hoffenheim,TSG 1899 Hoffenheim,TSG Hoffenheim
werder_bremen|Werder Bremen|Sportverein Werder Bremen|DE|Bremen,SV Werder Bremen,Sport-Verein Werder von 1899 Bremen
fc_augsburg|Augsburg|Fußball-Club Augsburg 1907|DE|FC Augsburg
1__fsv_mainz_05|Mainz 05|1. Fußball- und Sportverein Mainz 05|DE|1. FSV Mainz 05,1. Fußball-und Sportverein Mainz 05,FSV Mainz 05,Mainz
vfb_stuttgart|Stuttgart|Verein für Bewegungsspiele Stuttgart 1893|DE|VfB Stuttgart
fc_schalke_04|Schalke 04|Fußballclub Gelsenkirchen-Schalke 04|DE|FC Schalke 04,Fußball-Club Gelsenkirchen-Schalke 04,Schalke
rb_leipzig|RB Leipzig|RasenBallsport Leipzig|DE|Rasenballsport Leipzig
hertha_bsc|Hertha Berlin|Hertha, Berliner Sport-Club|DE|Hertha,Hertha BSC,Hertha BSC Berlin,Hertha Berliner Sport-Club
1__fc_koln|Colônia|1. Fußball-Club Köln|DE|Köln,1. FC Köln,FC Köln
sc_freiburg|Freiburg|Sport-Club Freiburg|DE|SC Freiburg
1__fc_union_berlin|Union Berlin|1. Fußballclub Union Berlin|DE|1. FC Union,1. FC Union Berlin,1. Fußball-Club Union Berlin,FC Union Berlin,Union
hamburger_sv|Hamburgo|Hamburger Sport-Verein|DE|Hamburger SV,Hamburg,Hamburger Sport Verein
paris_saint_germain|Paris Saint-Germain|Paris Saint-Germain Football Club|FR|Paris SG,Paris Saint-Germain FC,Paris-Saint-Germain Football Club
olympique_lyonnais|Lyon|Olympique Lyonnais|FR|Olympique Lyon,Olympique de Lyon
as_monaco|Monaco|Association Sportive de Monaco|FR|AS Monaco,AS Monaco FC,Association Sportive de Monaco Football Club,Association sportive de Monaco FC
olympique_de_marseille|Olympique de Marselha|Olympique de Marseille|FR|Marseille,Olympique Marseille
lille_osc|Lille|Lille Olympique Sporting Club|FR|Lille OSC,LOSC,LOSC Lille,OSC Lille
fc_nantes|Nantes|Football Club de Nantes|FR|FC Nantes,Football Club de Nantes Atlantique
ogc_nice|Nice|Olympique Gymnaste Club de Nice|FR|OGC Nice,OGC Nizza,Olympique Gymnaste Club Nice Côte d'Azur
as_saint_etienne|Saint-Étienne|Association Sportive de Saint-Étienne|FR|AS Saint-Étienne,AS St-Étienne,Association Sportive de Saint-Étienne Loire,St-Étienne
montpellier_hsc|Montpellier|Montpellier Hérault Sport Club|FR|Montpellier HSC,HSC Montpellier,Montpellier Hérault SC,Montpellier-Herault Sports Club,Montpellier-Hérault Sport Club
stade_rennais_fc|Rennes|Stade Rennais Football Club|FR|Stade Rennais,Stade Rennais FC,Stade Rennais FC 1901,Stade Rennes
girondins_de_bordeaux|Bordeaux|Football Club des Girondins de Bordeaux|FR|Girondins de Bordeaux,FC Girondins Bordeaux,FC Girondins de Bordeaux,Girondins Bordeaux
stade_de_reims|Reims|Stade de Reims|FR|Stade Reims,Stade de Reims Champagne
toulouse_fc|Toulouse|Toulouse Football Club|FR|FC Toulouse,Toulouse FC
angers_sco|Angers|Angers Sporting Club de l'Ouest|FR|Angers SCO,SCO Angers
fc_metz|Metz|Football Club de Metz|FR|FC Metz
dijon_fco|Dijon|Dijon Football Côte d'Or|FR|Dijon FCO,Dijon Football,Dijon Football Côte-d'Or,FCO Dijon
rc_lens|Lens|Racing Club de Lens|FR|RC Lens
sl_benfica|Benfica|Sport Lisboa e Benfica|PT|SL Benfica,Benfica Lisboa,Benfica Lissab,Benfica Lissabon
fc_porto|Porto|Futebol Clube do Porto|PT|FC Porto
sporting_cp|Sporting|Sporting Clube de Portugal|PT|Sp Lisbon,Sporting CP,Sporting CP Lisbon,Sporting Lisboa,Sporting Lissabon
sc_braga|Braga|Sporting Clube de Braga|PT|SC Braga,Sp Braga,Sporting Braga
afc_ajax|Ajax|Amsterdamsche Football Club Ajax|NL|AFC Ajax,Ajax Amsterdam
psv_eindhoven|PSV|Philips Sport Vereniging|NL|PSV Eindhoven
feyenoord|Feyenoord|Feyenoord Rotterdam|NL|
galatasaray|Galatasaray|Galatasaray Spor Kulübü|TR|Galatasaray SK
fenerbahce|Fenerbahçe|Fenerbahçe Spor Kulübü|TR|Fenerbahçe SK
besiktas|Besiktas|Beşiktaş Jimnastik Kulübü|TR|
trabzonspor|Trabzonspor|Trabzonspor Kulübü|TR|
rb_salzburg|Red Bull Salzburg|Fußballclub Red Bull Salzburg|AT|RB Salzburg,FC Red Bull Salzburg
olympiakos_piraeus|Olympiacos|Olympiacos Syndesmos Filathlon Pireos|GR|Olympiakos Piraeus,Olympiacos Piraeus,Olympiacos FC,Olympiacos Piraeus FC,Olympiakos,Olympiakos Piräus,Olympiakos Syndesmos Filathlon Pirea,PAE Olympiakos SFP
fc_shakhtar_donetsk|Shakhtar Donetsk|Futbolniy Klub Shakhtar Donetsk|UA|FC Shakhtar Donetsk,FK Shakhtar Donetsk,Futbolnyy Klub Shakhtar (Donetsk),Schachtar Donezk,Schachtjor Donezk,Shakhtar
fc_dynamo_kyiv|Dínamo de Kiev|Futbolniy Klub Dynamo Kyiv|UA|Dynamo Kyiv,Dinamo Kiev,Dynamo Kiev,Dynamo Kiew,FC Dynamo Kiev,FC Dynamo Kiew,FC Dynamo Kyiv,FK Dynamo Kyiv,Futbolnyy Klub Dynamo (Kyiv)
pfc_cska_moskva|CSKA Moscou|Professionalniy Futbolniy Klub CSKA|RU|CSKA Moskva,CSKA Moscow,PFC CSKA Moscow,PFC CSKA Moskva,PFK CSCA,PFK CSKA Moscow,ZSKA Moskau
zenit_st__petersburg|Zenit|Futbolniy Klub Zenit|RU|Zenit St. Petersburg,FC Zenit,FC Zenit Saint Petersburg,FC Zenit St Petersburg,FK Zenit Sankt-Petersburg,Futbolniy Klub Zenit (Sankt-Peterburg),Zenit Petersburg,Zenit Saint Petersburg,Zenit Sankt Petersburg
lokomotiv_moskva|Lokomotiv Moscou|Futbolniy Klub Lokomotiv Moskva|RU|Lokomotiv Moskva,FC Lokomotiv Moscow,FC Lokomotiv Moskva,FK Lokomotiv Moskva,Futbolniy Klub Lokomotiv (Moskva),Lok Moskau,Loko Moscow,Lokomotiv Moscow,Lokomotive Moskau
fc_spartak_moskva|Spartak Moscou|Futbolniy Klub Spartak Moskva|RU|Spartak Moskva,FC Spartak Moscow,FC Spartak Moskau,FC Spartak Moskva,FK Spartak Moskva,Futbolniy Klub Spartak (Moskva),Spartak Moscow,Spartak Moskau
fc_basel|Basel|Fussball Club Basel 1893|CH|FC Basel,FC Basel 1893
fc_k_benhavn|Copenhague|Football Club København|DK|København,Copenhagen,FC Copenhagen,FC Kopenhagen,FC København
red_star_belgrade|Estrela Vermelha|Fudbalski klub Crvena zvezda|RS|Red Star Belgrade,Crvena Zvezda,FK Crvena Zvezda,FK Red Star Belgrade,Roter Stern Belgrad
gnk_dinamo_zagreb|Dinamo Zagreb|Građanski nogometni klub Dinamo Zagreb|HR|GNK Dinamo,GNK Dinamo Zagreb,NK Dinamo Zagreb
club_brugge|Club Brugge|Club Brugge Koninklijke Voetbalvereniging|BE|Club Brugge KV,Club Brugge Koninklijke Vereniging
rsc_anderlecht|Anderlecht|Royal Sporting Club Anderlecht|BE|RSC Anderlecht
al_ahly_sc|Al Ahly|Al Ahly Sporting Club|EG|Al Ahly SC,Al-Ahly,Al Ahly FC
al_hilal|Al-Hilal|Al Hilal Saudi Football Club|SA|Al Hilal SC
cf_monterrey|Monterrey|Club de Fútbol Monterrey|MX|CF Monterrey,Rayados (de Monterrey)
inter_miami_cf|Inter Miami|Club Internacional de Fútbol Miami|US|Inter Miami CF
seattle_sounders_fc|Seattle Sounders|Seattle Sounders Football Club|US|Seattle,Seattle Sounders FC
los_angeles_fc|Los Angeles FC|Los Angeles Football Club|US|LAFC
urawa_red_diamonds|Urawa Red Diamonds|Urawa Red Diamonds|JP|
`
