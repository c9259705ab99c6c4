import type { KnownPersonFact } from './fact.ts'
import { requiredOf, rowsOf, textOf } from './rows.ts'

// number at the CBF | name | name in the national team's records, where another | national team | born | name at the CBF
const TABLE = `
112015|Rivaldo||brasil|1972-04-19|Rivaldo Vitor Borba Ferreira
117336|Dida||brasil|1973-10-07|Nelson de Jesus Silva
120815|Zé Roberto||brasil|1974-07-06|Jose Roberto da Silva Junior
121283|Juninho Pernambucano|Juninho|brasil|1975-01-30|Antonio Augusto Ribeiro Reis Junior
107639|Rogério Ceni||brasil|1973-01-22|Rogerio Ceni
129439|Gilberto Silva||brasil|1976-10-07|Gilberto Aparecido da Silva
145183|Kaká||brasil|1982-04-22|Ricardo Izecson dos Santos Leite
128373|Lúcio||brasil|1978-05-08|Lucimar da Silva Ferreira
142309|Cicinho||brasil|1980-06-24|Cicero Joao de Cezare
126273|Cris||brasil|1977-06-03|Cristiano Marques Gomes
123816|Juan||brasil|1979-02-01|Juan Silveira dos Santos
152954|Robinho||brasil|1984-01-25|Robson de Souza
137518|Elano||brasil|1981-06-14|Elano Blumer
150801|Felipe Melo||brasil|1983-06-26|Felipe Melo de Carvalho
147010|Grafite||brasil|1979-04-02|Edinaldo Batista Libanio
131212|Josué||brasil|1979-07-19|Josue Anunciado de Oliveira
138321|Júlio Baptista||brasil|1981-10-01|Julio Cesar Baptista
135687|Luís Fabiano||brasil|1980-11-08|Luis Fabiano Clemente
155330|Michel Bastos||brasil|1983-08-02|Michel Fernandes Bastos
149237|Nilmar||brasil|1984-07-14|Nilmar Honorato da Silva
132142|Maicon||brasil|1981-07-26|Maicon Douglas Sisenando
176640|Ramires||brasil|1987-03-24|Ramires Santos do Nascimento
144094|Dani Alves||brasil|1983-05-06|Daniel Alves da Silva
156993|Thiago Silva||brasil|1984-09-22|Thiago Emiliano da Silva
317567|Bernard||brasil|1992-09-08|Bernard Anicio Caldeira Duarte
172367|David Luiz||brasil|1987-04-22|David Luiz Moreira Marinho
161301|Henrique||brasil|1986-10-14|Henrique Adriano Buss
173861|Hernanes||brasil|1985-05-29|Anderson Hernanes de Carvalho Viana Lima
163056|Hulk||brasil|1986-07-25|Givanildo Vieira de Sousa
172368|Luiz Gustavo||brasil|1987-07-23|Luiz Gustavo Dias
188459|Oscar||brasil|1991-09-09|Oscar dos Santos Emboaba Junior
160735|Fernandinho||brasil|1985-05-04|Fernando Luiz Roza
166042|Marcelo||brasil|1988-05-12|Marcelo Vieira da Silva Junior
179382|Paulinho||brasil|1988-07-25|Jose Paulo Bezerra Maciel Junior
170085|Willian||brasil|1988-08-09|Willian Borges da Silva
298303|Philippe Coutinho|Coutinho|brasil|1992-06-12|Philippe Coutinho Correia
166276|Cássio||brasil|1987-06-06|Cassio Ramos
183311|Douglas Costa||brasil|1990-09-14|Douglas Costa de Souza
177050|Fagner||brasil|1989-06-11|Fagner Conserva Lemos
156447|Filipe Luís|Filipe Luis|brasil|1985-08-09|Filipe Luis Kasmirski
159997|Miranda||brasil|1984-09-07|Joao Miranda de Souza Filho
165322|Geromel|Pedro Geromel|brasil|1985-09-21|Pedro Tonon Geromel
165836|Renato Augusto||brasil|1988-02-08|Renato Soares de Oliveira Augusto
177042|Taison||brasil|1988-01-13|Taison Barcellos Freda
324122|Fred||brasil|1993-03-05|Frederico Rodrigues de Paula Santos
431525|Gabriel Jesus||brasil|1997-04-03|Gabriel Fernando de Jesus
293033|Alisson||brasil|1992-10-02|Alisson Ramses Becker
297016|Alex Telles||brasil|1992-12-15|Alex Nicolao Telles
442146|Antony||brasil|2000-02-24|Antony Matheus dos Santos
403320|Éder Militão|Militão|brasil|1998-01-18|Eder Gabriel Militao
303716|Pedro||brasil|1997-06-20|Pedro Guilherme Abreu dos Santos
177444|Éverton Ribeiro|Ribeiro|brasil|1989-04-10|Everton Augusto de Barros Ribeiro
459496|Richarlison||brasil|1997-05-10|Richarlison de Andrade
441648|Rodrygo||brasil|2001-01-09|Rodrygo Silva de Goes
319832|Bruno Guimarães||brasil|1997-11-16|Bruno Guimaraes Rodriguez Moura
319635|Lucas Paquetá||brasil|1997-08-27|Lucas Tolentino Coelho de Lima
510014|Vinícius Júnior|Vinícius Jr.|brasil|2000-07-12|Vinicius Jose Paixao de Oliveira Junior
169050|Weverton||brasil|1987-12-13|Weverton Pereira da Silva
395471|Douglas Santos||brasil|1994-03-22|Douglas dos Santos Justino de Melo
441979|Éderson|Ederson Silva|brasil|1999-07-07|Ederson Jose dos Santos Lourenco da Silva
691597|Endrick||brasil|2006-07-21|Endrick Felipe Moreira de Sousa
523841|Luiz Henrique||brasil|2001-01-02|Luiz Henrique Andre Rosa da Silva
644827|Rayan||brasil|2006-08-03|Rayan Vitor Simplício Rocha
526817|Roger Ibañez||brasil|1998-11-23|Roger Ibañez da Silva
619109|Igor Thiago||brasil|2001-06-26|Igor Thiago Nascimento Rodrigues
500272|Bremer||brasil|1997-03-18|Gleison Bremer Silva Nascimento
126367|Ronaldinho||brasil|1980-03-21|Ronaldo de Assis Moreira
729086|Andreas Pereira||brasil||Andreas Hugo Hoelgebaum Pereira
302792|Arthur|Arthur Melo|brasil||Arthur Henrique Ramos de Oliveira Melo
610706|Estêvão|Estêvão Willian|brasil||Estevao Willian Almeida de Oliveira Goncalves
379065|Everton Cebolinha|Everton Soares|brasil||Everton Sousa Soares
337830|Gabriel Barbosa||brasil||Gabriel Barbosa Almeida
526627|Igor Jesus||brasil||Igor Jesus Maciel da Cruz
701161|Abel Hernández||uruguai|1990-08-08|Abel Mathias Hernandez Platero
773820|Arturo Vidal||chile|1987-05-22|Arturo Erasmo Vidal Pardo
633125|Bryan Ruiz||costa_rica|1985-08-18|Bryan Jafet Ruiz Gonzalez
402413|Carlos Tenorio||equador|1979-05-14|Carlos Vicente Tenorio Medina
883861|André Carrillo|Carrillo|peru|1991-06-14|Andre Martin Carrillo Diaz
549415|César González|César Eduardo González|venezuela||Cesar Eduardo Gonzalez Amaiz
553524|Christian Cueva||peru|1991-11-23|Christian Alberto Cueva Bravo
445113|Clemente Rodríguez||argentina|1981-07-31|Clemente Juan Rodriguez
173797|Diego Costa|Costa|espanha|1988-10-07|Diego da Silva Costa
772443|Cristian Pavón||argentina|1996-01-21|Cristian David Pavon
445292|Cristian Riveros||paraguai|1982-10-16|Cristian Miguel Riveros Nunez
633582|Derlis González||paraguai||Derlis Alberto Gonzalez Galeano
419995|Diego Forlán||uruguai|1979-05-19|Diego Forlan Corazo
749286|Diego Godín||uruguai|1986-02-16|Godin Leal
162393|Diego Lugano||uruguai|1980-11-02|Diego Alfredo Lugano Moreno
824538|Dimitri Payet||franca||Dimitri Payet
459941|Dorlan Pabón||colombia||Dorlan Mauricio Pabon Rios
430639|Eduardo Vargas||chile|1989-11-20|Eduardo Jesus Vargas Rojas
815691|Enner Valencia||equador|1989-11-04|Enner Remberto Valencia Lastra
777370|Erick Pulgar||chile||Erick Antonio Pulgar Farfan
894153|Facundo Torres||uruguai|2000-04-13|Facundo Daniel Torres Perez
582800|Felipe Gutiérrez||chile|1990-10-08|Felipe Alejandro Gutierrez Leiva
836943|Félix Torres||equador|1997-01-11|Felix Eduardo Torres Caicedo
686238|Fredy Guarín||colombia|1986-06-30|Fredy Alejandro Guarin Vasquez
723593|Gabriel Mercado||argentina|1987-03-18|Gabriel Ivan Mercado
816755|Gary Medel||chile|1987-08-03|Gary Alexis Medel Soto
420184|Paolo Guerrero|Guerrero|peru|1984-01-01|Jose Paolo Guerrero Gonzales
541232|Gustavo Cuéllar||colombia||Gustavo Leonardo Cuellar Gallego
695304|Keisuke Honda|Honda|japao|1986-06-13|Keisuke Honda
724385|Hugo Rodallega||colombia||Hugo Rodallega Martinez
821213|James Rodríguez||colombia|1991-07-12|James David Rodriguez Rubio
729333|Jaminton Campaz||colombia|2000-05-24|Jaminton Leandro Campaz
881019|Jean Meneses||chile||Jean David Meneses Villaroel
694075|Jefferson Savarino||venezuela||Jefferson David Savarino Quintero
402208|Jesús Dátolo||argentina||Jesus Alberto Datolo
728790|Jhon Arias||colombia|1997-09-21|Jhon Adolfo Arias Andrade
779030|Jhon Chancellor||venezuela||Jhon Carlos Chancellor Cedeno
631527|Joao Rojas||equador|1989-06-14|Joao Robin Rojas Mendoza
919918|Joaquín Correa||argentina||Carlos Joaquin Correa
871244|Joel Campbell||costa_rica|1992-06-26|Joel Nathaniel Campbell Samuels
675188|Jordy Caicedo||equador|1997-11-18|Jordy Josue Caicedo Medina
838361|José Cifuentes||equador|1999-03-12|Jose Adoni Cifuentes Charcopa
793604|Luis Suárez|L. Suárez|uruguai|1987-01-24|Luis Alberto Suarez Diaz
532800|Lucas Barrios||paraguai|1984-11-13|Lucas Ramon Barrios
521936|Lucas Pratto||argentina||Lucas David Pratto
446018|Luis Advíncula||peru|1990-03-02|Luis Jan Advincula Castrillon
553597|Luis Manuel Seijas||venezuela||Luis Manuel Seijas Gunther
929271|Luis Sinisterra||colombia||Luis Fernando Sinisterra Lucumi
172142|Marcelo Moreno|Marcelo Martins Moreno|bolivia||Marcelo Moreno Martins
371631|Mario Bolatti||argentina|1985-02-17|Mario Ariel Bolatti
541220|Mark González||chile|1984-07-10|Mark Dennis Gonzalez Hoffmann
610239|Marlos Moreno||colombia||Marlos Moreno Duran
459582|Martín Silva||uruguai|1983-03-25|Martin Andres Silva Leites
694293|Matías Viña||uruguai|1997-11-09|Matias Nicolas Viña Susperreguy
700851|Mauricio Isla||chile|1988-06-12|Mauricio Anibal Isla Isla
371634|Mauricio Victorino||uruguai|1982-10-11|Mauricio Bernardo Victorino Dansilio
595995|Michael Arroyo||equador|1987-04-23|Michael Antonio Arroyo Mina
566895|Miguel Borja||colombia|1993-01-26|Miguel Angel Borja Hernandez
565356|Miguel Trauco||peru|1992-08-25|Miguel Angel Trauco Saavedra
550753|Yerry Mina|Mina|colombia|1994-09-23|Yerry Fernando Mina Gonzalez
460188|Nicolás Otamendi||argentina|1988-02-12|Nicolas Hernan Gonzalo Otamendi
845879|Óscar Romero||paraguai||Oscar David Romero Villamayor
507462|Ángel Romero|Á. Romero|paraguai||Angel Rodrigo Romero Villamayor
306619|Pablo Armero||colombia|1986-11-02|Pablo Estifer Armero
840680|Rafael Santos Borré||colombia||Rafael Santos Borre Maury
672172|Richard Ríos|Richard Rios|colombia|2000-06-02|Richard Rios Montoya
595193|Robert Arboleda||equador|1991-10-22|Robert Abel Arboleda Escobar
554728|Rómulo Otero||venezuela||Romulo Otero Vasquez
700591|Salomon Kalou||costa_do_marfim|1985-08-05|Salomon Armand Magloire Kalou
837595|Santiago Arias||colombia|1992-01-13|Santiago Arias Naranjo
924966|Saúl Ñíguez||espanha||Saul Niguez Esclapez
447207|Sebastián Eguren||uruguai|1981-01-08|Sebastian Eguren Ledesma
775783|Miguel Terceros|Terceros|bolivia||Miguel Angel Terceros Acuna
869577|Thiago Almada||argentina|2001-04-26|Thiago Ezequiel Almada
823241|Tomás Rincón||venezuela||Tomás Eduardo Rincón Hernández
419387|Víctor Cáceres||paraguai|1985-03-25|Victor Javier Cáceres Centurion
567555|Víctor Cuesta||argentina||Victor Leandro Cuesta
646668|Yeferson Soteldo||venezuela||Yeferson Julio Soteldo Martinez
430895|Yoshimar Yotún||peru|1990-04-07|Victor Yoshimar Yotun Flores
633531|Carlos Sánchez||uruguai|1984-12-02|Carlos Andres Sanchez Arcosa
299481|Andrés D'Alessandro||argentina||Andres Nicolas Dalessandro
419705|Clarence Seedorf||holanda|1976-04-01|Clarence Clyde Seedorf
`

/** Matches people of the Brazilian match sheets, which have no birth dates, with people of the national teams. */
export const knownPeople: readonly KnownPersonFact[] = rowsOf(TABLE).map((row) => ({
  cbfNumber: requiredOf(row[0], row),
  name: requiredOf(row[1], row),
  nationalName: textOf(row[2]) ?? requiredOf(row[1], row),
  nationalTeam: requiredOf(row[3], row),
  birthDate: textOf(row[4]),
  fullName: requiredOf(row[5], row),
}))
