import type { TitleFact } from '../fact.ts'
import { brasileirao } from './brasileirao.ts'
import { copaDoBrasil } from './copa-do-brasil.ts'
import { copaDoMundo } from './copa-do-mundo.ts'
import { copaLibertadores } from './copa-libertadores.ts'
import { copaSulAmericana } from './copa-sul-americana.ts'
import { titlesOf } from './title-rows.ts'

export const titles: readonly TitleFact[] = [
  ...titlesOf('brasileirao_serie_a', brasileirao),
  ...titlesOf('copa_do_brasil', copaDoBrasil),
  ...titlesOf('copa_libertadores', copaLibertadores),
  ...titlesOf('copa_sul_americana', copaSulAmericana),
  ...titlesOf('copa_do_mundo', copaDoMundo),
]
