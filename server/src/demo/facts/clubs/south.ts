// Uruguay, Paraguay and Chile.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name and official name, where the importers have none
export const south = `
penarol|PEN|Carbonero|1891|Montevidéu|UY|yellow black|campeon_del_siglo|nacional|
nacional|NAC|Bolso|1899|Montevidéu|UY|white blue red|gran_parque_central|penarol|https://www.nacional.uy
defensor_sporting|DEF|La Viola|1913|Montevidéu|UY|purple white|luis_franzini|danubio||Defensor Sporting|Defensor Sporting Club
danubio|DAN|La Franja|1932|Montevidéu|UY|white black|jardines_del_hipodromo|defensor_sporting||Danubio|Danubio Fútbol Club
liverpool_uru|LIV|Negriazul|1915|Montevidéu|UY|black blue|belvedere|||Liverpool-URU|Liverpool Fútbol Club
cerro|CER|Villero|1922|Montevidéu|UY|sky white|luis_troccoli|||Cerro|Club Atlético Cerro
olimpia|OLI|Rei de Copas|1902|Assunção|PY|white black|osvaldo_dominguez_dibb|cerro_porteno|https://www.clubolimpia.com.py
cerro_porteno|CCP|Ciclón de Barrio Obrero|1912|Assunção|PY|red blue|la_nueva_olla|olimpia|https://www.clubcerro.com
libertad|LIB|Gumarelo|1905|Assunção|PY|black white|la_huerta|||Libertad|Club Libertad
guarani_par|GPY|Aborigen|1903|Assunção|PY|yellow black|rogelio_livieres|olimpia||Guaraní-PAR|Club Guaraní
nacional_par|NPY|La Academia|1904|Assunção|PY|white red blue|arsenio_erico|||Nacional-PAR|Club Nacional
sportivo_luqueno|LUQ|Auriazul|1921|Luque|PY|blue yellow|feliciano_caceres|||Sportivo Luqueño|Club Sportivo Luqueño
colo_colo|CLC|El Cacique|1925|Santiago|CL|white black|monumental_david_arellano|universidad_de_chile,universidad_catolica|https://www.colocolo.cl
universidad_de_chile|UCH|La U|1927|Santiago|CL|blue red white|nacional_de_chile|colo_colo,universidad_catolica||Universidad de Chile|Club Universidad de Chile
universidad_catolica|UCA|Los Cruzados|1937|Santiago|CL|white blue red|claro_arena|universidad_de_chile,colo_colo||Universidad Católica|Club Deportivo Universidad Católica
union_espanola|UES|Hispanos|1897|Santiago|CL|red yellow|santa_laura|palestino||Unión Española|Unión Española
cobreloa|COB|Zorros do Deserto|1977|Calama|CL|orange white|zorros_del_desierto|||Cobreloa|Club de Deportes Cobreloa
coquimbo_unido|COQ|Piratas|1958|Coquimbo|CL|yellow black|francisco_sanchez_rumoroso|||Coquimbo Unido|Coquimbo Unido
o_higgins|OHI|La Celeste|1955|Rancagua|CL|sky white|el_teniente|||O'Higgins|O'Higgins Fútbol Club
palestino|PLS|Árabes|1920|Santiago|CL|white green red|la_cisterna|union_espanola||Palestino|Club Deportivo Palestino
everton_chi|EVE|Ruleteros|1909|Viña del Mar|CL|blue yellow|sausalito|santiago_wanderers||Everton-CHI|Everton de Viña del Mar
huachipato|HCP|Acereros|1947|Talcahuano|CL|blue black|huachipato_cap|||Huachipato|Club Deportivo Huachipato
santiago_wanderers|SWA|Caturros|1892|Valparaíso|CL|green white|elias_figueroa|everton_chi||Santiago Wanderers|Club de Deportes Santiago Wanderers
`
