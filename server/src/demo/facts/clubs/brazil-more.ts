// Other Brazilian clubs: finalists, and at least one for every federation but that of Rondônia.
// id | acronym | nickname | founded | city | state | colours | stadium | rivals | site | name | official name
export const brazilMore = `
america_rj|AMR|Mecão|1904|Rio de Janeiro|RJ|red white|giulite_coutinho|bangu||América-RJ|America Football Club
bangu|BAN|Alvirrubro|1904|Rio de Janeiro|RJ|red white|moca_bonita|america_rj||Bangu|Bangu Atlético Clube
nova_iguacu|NIG|Laranja da Baixada|1990|Nova Iguaçu|RJ|orange black white||||Nova Iguaçu|Nova Iguaçu Futebol Clube
paulista|PLT|Galo da Japi|1909|Jundiaí|SP|black white red|jayme_cintra|||Paulista|Paulista Futebol Clube
sao_bernardo|SBE|Tigre do ABC|2004|São Bernardo do Campo|SP|yellow black white|primeiro_de_maio|santo_andre||São Bernardo|São Bernardo Futebol Clube
xv_de_piracicaba|XVP|Nhô Quim|1913|Piracicaba|SP|black white|barao_de_serra_negra|||XV de Piracicaba|Esporte Clube XV de Novembro
athletic_mg|ATH|Esquadrão de Aço|1909|São João del-Rei|MG|black white|joaquim_portugal|||Athletic-MG|Athletic Club
caxias|CAX|Grená|1935|Caxias do Sul|RS|maroon blue white|centenario_caxias_do_sul|juventude||Caxias|Sociedade Esportiva e Recreativa Caxias do Sul
maringa|MGA|Dogão|2010|Maringá|PR|black white red||londrina||Maringá|Maringá Futebol Clube
rio_branco_es|RBE|Capa-Preta|1913|Vitória|ES|black white|kleber_andrade|||Rio Branco-ES|Rio Branco Atlético Clube
anapolis|ANP|Galo da Comarca|1946|Anápolis|GO|red white blue|jonas_duarte|||Anápolis|Anápolis Futebol Clube
mixto|MIX|Alvinegro da Vargas|1934|Cuiabá|MT|black white|arena_pantanal|cuiaba||Mixto|Mixto Esporte Clube
operario_ms|OMS|Galo|1938|Campo Grande|MS|black white||||Operário-MS|Operário Futebol Clube
asa|ASA|Gigante|1952|Arapiraca|AL|black white||csa,crb||ASA|Agremiação Sportiva Arapiraquense
sergipe|SER|Gipão|1909|Aracaju|SE|red white|batistao|confianca||Sergipe|Club Sportivo Sergipe
itabaiana|ITB|Tremendão da Serra|1938|Itabaiana|SE|blue red white||confianca,sergipe||Itabaiana|Associação Olímpica de Itabaiana
campinense|CPN|Raposa|1915|Campina Grande|PB|red black|amigao|treze,botafogo_pb||Campinense|Campinense Clube
treze|TRE|Galo da Borborema|1925|Campina Grande|PB|black white|amigao|campinense,botafogo_pb||Treze|Treze Futebol Clube
retro|RET|Fênix de Camaragibe|2016|Camaragibe|PE|blue yellow||||Retrô|Retrô Futebol Clube Brasil
altos|ALT|Jacaré|2013|Altos|PI|green white||river_pi||Altos|Associação Atlética de Altos
river_pi|RVP|Galo Carijó|1946|Teresina|PI|red white black|albertao|altos||River-PI|River Atlético Clube
moto_club|MOT|Papão do Norte|1937|São Luís|MA|red black|castelao_ma|sampaio_correa||Moto Club|Moto Club de São Luís
aguia_de_maraba|AGU|Azulão|1982|Marabá|PA|blue white||||Águia de Marabá|Águia de Marabá Futebol Clube
tuna_luso|TUN|Águia Guerreira|1903|Belém|PA|green white||remo,paysandu||Tuna Luso|Tuna Luso Brasileira
amazonas|AMA|Onça-Pintada|2019|Manaus|AM|yellow black|arena_da_amazonia|manaus,nacional_am||Amazonas|Amazonas Futebol Clube
manaus|MAN|Gavião do Norte|2013|Manaus|AM|green white|arena_da_amazonia|amazonas,nacional_am||Manaus|Manaus Futebol Clube
nacional_am|NAM|Leão da Vila Municipal|1913|Manaus|AM|blue white||amazonas,manaus||Nacional-AM|Nacional Futebol Clube
rio_branco_ac|RBA|Estrelão|1919|Rio Branco|AC|red white||||Rio Branco-AC|Rio Branco Football Club
trem|TRM|Locomotiva|1947|Macapá|AP|red black|zerao|||Trem|Trem Desportivo Clube
sao_raimundo_rr|SRR|Mundão|1963|Boa Vista|RR|blue white|canarinho|||São Raimundo-RR|São Raimundo Esporte Clube
tocantinopolis|TOC|Verdão do Norte|1989|Tocantinópolis|TO|green white||||Tocantinópolis|Tocantinópolis Esporte Clube
`
