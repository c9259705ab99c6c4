// Clubs of Europe, and guests of the Club World Cup, that people here look for: their names come from the importers, and their
// ids are those under which the open data has known them from the beginning.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site
export const europeanClubs = `
manchester_city_fc|MCI|Citizens|1880|Manchester|GB-ENG|sky white||manchester_united_fc|
chelsea_fc|CHE|Blues|1905|Londres|GB-ENG|#034694 white||arsenal_fc,tottenham_hotspur_fc|
manchester_united_fc|MUN|Diabos Vermelhos|1878|Manchester|GB-ENG|#da291c white black||manchester_city_fc,liverpool_fc|
tottenham_hotspur_fc|TOT|Spurs|1882|Londres|GB-ENG|white #132257||arsenal_fc,chelsea_fc|
liverpool_fc|LFC|Reds|1892|Liverpool|GB-ENG|#c8102e white||everton_fc,manchester_united_fc|
arsenal_fc|AFC|Gunners|1886|Londres|GB-ENG|#ef0107 white||tottenham_hotspur_fc,chelsea_fc|
everton_fc|EFC|Toffees|1878|Liverpool|GB-ENG|#003399 white||liverpool_fc|
newcastle_united_fc|NEW|Magpies|1892|Newcastle upon Tyne|GB-ENG|black white||sunderland_afc|
west_ham_united_fc|WHU|Hammers|1895|Londres|GB-ENG|#7a263a #1bb1e7|||
aston_villa_fc|AVL|Villans|1874|Birmingham|GB-ENG|#670e36 #95bfe5||west_bromwich_albion_fc|
crystal_palace_fc|CRY|Eagles|1905|Londres|GB-ENG|#1b458f #c4122e||brighton___hove_albion_fc|
southampton_fc|SOU|Saints|1885|Southampton|GB-ENG|red white black|||
fulham_fc|FUL|Cottagers|1879|Londres|GB-ENG|white black||chelsea_fc|
west_bromwich_albion_fc|WBA|Baggies|1878|West Bromwich|GB-ENG|#122f67 white||aston_villa_fc,wolverhampton_wanderers_fc|
leicester_city_fc|LEI|Foxes|1884|Leicester|GB-ENG|#003090 white||nottingham_forest_fc|
wolverhampton_wanderers_fc|WOL|Wolves|1877|Wolverhampton|GB-ENG|#fdb913 black||west_bromwich_albion_fc|
burnley_fc|BUR|Clarets|1882|Burnley|GB-ENG|#6c1d45 #99d6ea||blackburn_rovers_fc|
stoke_city_fc|STK|Potters|1863|Stoke-on-Trent|GB-ENG|red white|||
brighton___hove_albion_fc|BHA|Seagulls|1901|Brighton|GB-ENG|#0057b8 white||crystal_palace_fc|
sunderland_afc|SUN|Black Cats|1879|Sunderland|GB-ENG|red white black||newcastle_united_fc|
afc_bournemouth|BOU|Cherries|1899|Bournemouth|GB-ENG|#da291c black|||
bolton_wanderers_fc|BLT|Trotters|1874|Bolton|GB-ENG|white navy||wigan_athletic_fc|
norwich_city_fc|NOR|Canaries|1902|Norwich|GB-ENG|#fff200 #00a650||ipswich_town_fc|
blackburn_rovers_fc|BLB|Rovers|1875|Blackburn|GB-ENG|blue white||burnley_fc|
nottingham_forest_fc|NFO|Reds|1865|Nottingham|GB-ENG|#dd0000 white||leicester_city_fc|
queens_park_rangers_fc|QPR|Hoops|1882|Londres|GB-ENG|blue white|||
watford_fc|WAT|Hornets|1881|Watford|GB-ENG|#fbee23 black red|||
ipswich_town_fc|IPS|Tractor Boys|1878|Ipswich|GB-ENG|blue white||norwich_city_fc|
huddersfield_town_afc|HUD|Terriers|1908|Huddersfield|GB-ENG|#0e63ad white||leeds_united_fc|
leeds_united_fc|LEE|Peacocks|1919|Leeds|GB-ENG|white #1d428a #ffcd00||huddersfield_town_afc|
wigan_athletic_fc|WIG|Latics|1932|Wigan|GB-ENG|blue white||bolton_wanderers_fc|
brentford_fc|BRE|Bees|1889|Londres|GB-ENG|#e30613 white||fulham_fc,queens_park_rangers_fc|
hull_city_afc|HUL|Tigers|1904|Hull|GB-ENG|#f5971d black|||
swansea_city|SWN|Swans|1912|Swansea|GB-WLS|white black||cardiff_city|
cardiff_city|CDF|Bluebirds|1899|Cardiff|GB-WLS|#0070b5 white||swansea_city|
celtic_fc|CLT|Bhoys|1887|Glasgow|GB-SCT|#018749 white||rangers_fc|
rangers_fc|RAN|Gers|1872|Glasgow|GB-SCT|#1b458f white red||celtic_fc|
real_madrid|RMA|Merengues|1902|Madri|ES|white #febe10 #00529f||fc_barcelona,atletico_madrid|
fc_barcelona|BAR|Blaugrana|1899|Barcelona|ES|#004d98 #a50044||real_madrid,rcd_espanyol|
atletico_madrid|ATM|Colchoneros|1903|Madri|ES|#cb3524 white #272e61||real_madrid|
sevilla_fc|SEV|Nervionenses|1890|Sevilha|ES|white #d4021d||real_betis|
valencia_cf|VAL|Ches|1919|Valência|ES|white black #ee3524||levante_ud|
real_sociedad|RSO|Txuri-urdin|1909|San Sebastián|ES|#0067b1 white||athletic_club_bilbao|
rc_celta_vigo|CVG|Celestes|1923|Vigo|ES|#8ac3ee white||rcd_la_coruna|
athletic_club_bilbao|ATB|Leões|1898|Bilbao|ES|#ee2523 white black||real_sociedad|
villarreal_cf|VLR|Submarino Amarelo|1923|Villarreal|ES|#ffe667 #005187|||
granada_cf|GRN|Nazaríes|1931|Granada|ES|red white|||
getafe_cf|GET|Azulones|1983|Getafe|ES|#005999 white|||
real_betis|BET|Verdiblancos|1907|Sevilha|ES|#00954c white||sevilla_fc|
ca_osasuna|OSA|Rojillos|1920|Pamplona|ES|#d91a21 #0a346f|||
rcd_espanyol|ESP|Periquitos|1900|Barcelona|ES|#007fc8 white||fc_barcelona|
rayo_vallecano|RAY|Franjirrojos|1924|Madri|ES|white #e53027|||
malaga_cf|MAL|Boquerones|1994|Málaga|ES|#7cb5e0 white|||
levante_ud|LEV|Granotas|1909|Valência|ES|#b4053f #005ca5||valencia_cf|
rcd_la_coruna|DEP|Branquiazuis|1906|La Coruña|ES|#1d5cc1 white||rc_celta_vigo|
elche_cf|ELC|Franjiverdes|1923|Elche|ES|white #05642c|||
ud_almeria|ALM|Rojiblancos|1989|Almería|ES|red white|||
sd_eibar|EIB|Armeros|1940|Eibar|ES|#7b1e3a #1f4e9e|||
real_valladolid_cf|VLD|Pucela|1928|Valladolid|ES|#5b2d84 white|||
cadiz_cf|CAD|Submarino Amarillo|1910|Cádiz|ES|#ffe600 #004b9b|||
rcd_mallorca|MLL|Bermellones|1916|Palma de Mallorca|ES|#e20613 black|||
ud_las_palmas|LPA|Pío-Pío|1949|Las Palmas|ES|#ffe400 #0a4c9a|||
deportivo_alaves|ALV|Babazorros|1921|Vitoria-Gasteiz|ES|#0761af white|||
juventus|JVE|Velha Senhora|1897|Turim|IT|black white||torino_fc,fc_internazionale_milano|
ssc_napoli|NAP|Partenopei|1926|Nápoles|IT|#12a0d7 white|||
fc_internazionale_milano|ITM|Nerazzurri|1908|Milão|IT|#010e80 black||ac_milan,juventus|
ac_milan|ACM|Rossoneri|1899|Milão|IT|#fb090b black||fc_internazionale_milano|
as_roma|ROM|Giallorossi|1927|Roma|IT|#8e1f2f #f0bc42||ss_lazio|
atalanta_bergamo|ATA|La Dea|1907|Bérgamo|IT|#1e71b8 black|||
ss_lazio|LAZ|Biancocelesti|1900|Roma|IT|#87d8f7 white||as_roma|
torino_fc|TOR|Granata|1906|Turim|IT|#8a1e03 white||juventus|
acf_fiorentina|FIO|La Viola|1926|Florença|IT|#482e92 white|||
udinese_calcio|UDI|Friulanos|1896|Údine|IT|black white|||
uc_sampdoria|SMP|Blucerchiati|1946|Gênova|IT|#1b5497 white red||genoa_cfc|
u_s__sassuolo_calcio|SAS|Neroverdi|1920|Sassuolo|IT|#00a752 black|||
genoa_cfc|GEN|Il Grifone|1893|Gênova|IT|#ad1a2d #0d2340||uc_sampdoria|
bologna_fc|BGN|Rossoblù|1909|Bolonha|IT|#9f1c2e #1a2f48|||
cagliari_calcio|CAG|Rossoblù|1920|Cagliari|IT|#ad002a #002350|||
parma_calcio|PRM|Crociati|1913|Parma|IT|#ffd200 #1b4094 white|||
hellas_verona|HVR|Gialloblù|1903|Verona|IT|#ffe400 #00399b||ac_chievo_verona|
ac_chievo_verona|CVR|Burros Alados|1929|Verona|IT|#ffe500 #0055a5||hellas_verona|
empoli_fc|EMP|Azzurri|1920|Empoli|IT|#00579c white|||
bayern_munchen|FCB|Os Bávaros|1900|Munique|DE|#dc052d white #0066b2||borussia_dortmund|
borussia_dortmund|BVB|Aurinegros|1909|Dortmund|DE|#fde100 black||fc_schalke_04,bayern_munchen|
bayer_04_leverkusen|BAY|Werkself|1904|Leverkusen|DE|#e32221 black||1__fc_koln|
bor__monchengladbach|BMG|Potros|1900|Mönchengladbach|DE|white black #00a94f||1__fc_koln|
vfl_wolfsburg|WOB|Lobos|1945|Wolfsburg|DE|#65b32e white|||
eintracht_frankfurt|SGE|Águias|1899|Frankfurt|DE|#e1000f black white|||
tsg_1899_hoffenheim|TSG||1899|Sinsheim|DE|#1961b5 white|||
werder_bremen|SVW|Verde-brancos|1899|Bremen|DE|#1d9053 white||hamburger_sv|
fc_augsburg|AUG|Fuggerstädter|1907|Augsburgo|DE|white #ba3733 #46714d|||
1__fsv_mainz_05|MAI|Nullfünfer|1905|Mainz|DE|#c3141e white|||
vfb_stuttgart|VFB|Suábios|1893|Stuttgart|DE|white #e32219|||
fc_schalke_04|SCH|Azuis-reais|1904|Gelsenkirchen|DE|#004d9d white||borussia_dortmund|
rb_leipzig|RBL|Touros|2009|Leipzig|DE|white #dd0741 #001f47|||
hertha_bsc|HBS|Velha Dama|1892|Berlim|DE|#005ca9 white||1__fc_union_berlin|
1__fc_koln|KOE|Bodes|1948|Colônia|DE|#ed1c24 white||bayer_04_leverkusen,bor__monchengladbach|
sc_freiburg|SCF|Breisgauenses|1904|Friburgo|DE|#e2001a white black|||
1__fc_union_berlin|FCU|Homens de Ferro|1966|Berlim|DE|#eb1923 white||hertha_bsc|
hamburger_sv|HSV|Dino|1887|Hamburgo|DE|#0a3f86 white black||werder_bremen|
paris_saint_germain|PSG|Parisienses|1970|Paris|FR|#004170 #da291c white||olympique_de_marseille|
olympique_lyonnais|LYO|Les Gones|1950|Lyon|FR|white #da001a #1b468d||as_saint_etienne|
as_monaco|ASM|Monegascos|1924|Mônaco|FR|#e51b22 white||ogc_nice|
olympique_de_marseille|MRS|Focenses|1899|Marselha|FR|white #2faee0||paris_saint_germain|
lille_osc|LIL|Dogues|1944|Lille|FR|#e01e13 #20325f white||rc_lens|
fc_nantes|NAN|Canários|1943|Nantes|FR|#ffdd00 #00803f||stade_rennais_fc|
ogc_nice|NIC|Águias|1904|Nice|FR|#cc0000 black||as_monaco|
as_saint_etienne|STE|Verdes|1919|Saint-Étienne|FR|#009845 white||olympique_lyonnais|
montpellier_hsc|MTP|La Paillade|1974|Montpellier|FR|#142f69 #f06a1e|||
stade_rennais_fc|REN|Rubro-negros|1901|Rennes|FR|#e13327 black||fc_nantes|
girondins_de_bordeaux|GDB|Girondinos|1881|Bordeaux|FR|#001b50 white|||
stade_de_reims|SDR|Rouges et blancs|1931|Reims|FR|#ee2223 white|||
toulouse_fc|TFC|Violetas|1970|Toulouse|FR|#3e2c56 white|||
angers_sco|SCO|Les Scoïstes|1919|Angers|FR|black white|||
fc_metz|FCM|Grenás|1932|Metz|FR|#6e0f12 white|||
dijon_fco|DIJ|Corujas|1998|Dijon|FR|#d50032 white|||
rc_lens|RCL|Sangue e Ouro|1906|Lens|FR|#ec1c24 #fff200||lille_osc|
sl_benfica|SLB|Encarnados|1904|Lisboa|PT|#e30613 white||sporting_cp,fc_porto|
fc_porto|FCP|Dragões|1893|Porto|PT|#00428c white||sl_benfica,sporting_cp|
sporting_cp|SCP|Leões|1906|Lisboa|PT|#008057 white||sl_benfica,fc_porto|
sc_braga|SCB|Guerreiros do Minho|1921|Braga|PT|#dc1a21 white|||
afc_ajax|AJX|Ajacieden|1900|Amsterdã|NL|#d2122e white||feyenoord,psv_eindhoven|
psv_eindhoven|PSV|Boeren|1913|Eindhoven|NL|#ed1c24 white||afc_ajax,feyenoord|
feyenoord|FEY|Orgulho do Sul|1908|Roterdã|NL|#ee2a2b white black||afc_ajax,psv_eindhoven|
galatasaray|GAL|Cimbom|1905|Istambul|TR|#a90432 #fdb912||fenerbahce,besiktas|
fenerbahce|FEN|Canários Amarelos|1907|Istambul|TR|#ffed00 #163962||galatasaray,besiktas|
besiktas|BJK|Águias Negras|1903|Istambul|TR|black white||galatasaray,fenerbahce|
trabzonspor|TRB|Tempestade do Mar Negro|1967|Trabzon|TR|#8b1e3f #4fa3d1|||
rb_salzburg|SZB|Touros|1933|Salzburgo|AT|white #dd0741|||
olympiakos_piraeus|OLP|Lendários|1925|Pireu|GR|#e4002b white|||
fc_shakhtar_donetsk|SHK|Mineiros|1936|Donetsk|UA|#f58220 black||fc_dynamo_kyiv|
fc_dynamo_kyiv|DKY|Branco-azuis|1927|Kiev|UA|white #1a4ea0||fc_shakhtar_donetsk|
pfc_cska_moskva|CSK|Cavalos|1911|Moscou|RU|red blue||fc_spartak_moskva|
zenit_st__petersburg|ZEN|Azul-branco-celestes|1925|São Petersburgo|RU|#0a6eb4 white|||
lokomotiv_moskva|LOK|Ferroviários|1922|Moscou|RU|#d5122d #00843d|||
fc_spartak_moskva|SPM|Vermelho-brancos|1922|Moscou|RU|#c8102e white||pfc_cska_moskva|
fc_basel|BSL|Rotblau|1893|Basileia|CH|#e3001b #0b3d91|||
fc_k_benhavn|FCK|Leões|1992|Copenhague|DK|white #0b3c8f|||
red_star_belgrade|CZV|Vermelho-brancos|1945|Belgrado|RS|#d2122e white|||
gnk_dinamo_zagreb|DZG|Modri|1911|Zagreb|HR|#1c4c9c white|||
club_brugge|CLB|Blauw-Zwart|1891|Bruges|BE|#0070b8 black||rsc_anderlecht|
rsc_anderlecht|AND|Roxo-brancos|1908|Bruxelas|BE|#4b2a85 white||club_brugge|
`

// The same columns.
export const guestClubs = `
al_ahly_sc|AHL|Diabos Vermelhos|1907|Cairo|EG|#c8102e white|||
al_hilal|HIL|Al-Za'eem|1957|Riad|SA|#1a3e8c white|||
cf_monterrey|MTY|Rayados|1945|Monterrey|MX|#0a2a5b white||tigres|
inter_miami_cf|MIA|Garças|2018|Fort Lauderdale|US|#f7b5cd black|||
seattle_sounders_fc|SEA|Rave Green|2007|Seattle|US|#5d9741 #005595|||
los_angeles_fc|LAF|Black and Gold|2014|Los Angeles|US|black #c39e6d|||
urawa_red_diamonds|URA|Reds|1950|Saitama|JP|#e6002d black|||
`
