// The Mexican guests that reached a final of the Libertadores or of the Sul-Americana.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name | official name
export const mexico = `
america_mex|AMX|Águilas|1916|Cidade do México|MX|yellow navy|azteca|guadalajara,cruz_azul,pumas||América-MEX|Club de Fútbol América
cruz_azul|CAZ|La Máquina|1927|Cidade do México|MX|blue white red||america_mex,pumas||Cruz Azul|Cruz Azul Fútbol Club
guadalajara|GDL|Chivas|1906|Guadalajara|MX|red white navy|akron|america_mex||Guadalajara|Club Deportivo Guadalajara
pachuca|PAC|Tuzos|1901|Pachuca|MX|blue white|hidalgo|||Pachuca|Club de Fútbol Pachuca
pumas|PUM|Auriazules|1954|Cidade do México|MX|navy gold|olimpico_universitario|america_mex,cruz_azul||Pumas|Club Universidad Nacional
tigres|UAN|Felinos|1960|San Nicolás de los Garza|MX|yellow blue|universitario_de_nuevo_leon|||Tigres|Tigres de la Universidad Autónoma de Nuevo León
`
