/**
 * What the fields of writes mean where they are not what a read answers: a body names other records by id. Under
 * `body.field`, `Shape.field`, `parent.field` or `operation.field`; otherwise the words of football hold.
 */
export const curatingWords: Readonly<Record<string, string>> = {
  // Other records, by id
  'body.team': 'O id do time; nulo onde não há um.',
  'body.person': 'O id da pessoa.',
  'body.stadium': 'O id do estádio; nulo se não se sabe.',
  'body.confederation': 'O id da confederação ou federação; nulo onde não há.',
  'body.competition': 'O id do campeonato.',
  'body.edition': 'O id da edição; nulo onde vale para todas.',
  'body.streaming': 'O id do streaming ou canal.',
  'body.phase': 'O id da fase.',
  'body.group': 'O id do grupo; nulo em fases sem grupos.',
  'body.round': 'O id da rodada; nulo no mata-mata.',
  'body.tie': 'O id do confronto do mata-mata; nulo fora dele.',
  'body.home': 'O id do mandante.',
  'body.away': 'O id do visitante.',
  'body.champion': 'O id do time campeão.',
  'body.runnerUp': 'O id do vice; nulo se não se sabe.',
  'body.topScorer': 'O id do artilheiro; nulo se não se sabe.',
  'body.topScorerGoals': 'Quantos gols o artilheiro fez; nulo se não se sabe.',
  'body.coach': 'O id do técnico campeão; nulo se não se sabe.',
  'body.from': 'O id do time de que sai; nulo se não vem de um.',
  'body.to': 'O id do time a que vai; nulo se não vai a um.',
  'body.day': 'O dia do anúncio, `AAAA-MM-DD`; nulo se não se sabe.',
  'body.matches': 'Por quantos jogos vale; nulo se vale até uma data.',
  'body.points': 'Quantos pontos são tirados.',
  'body.role': '`player`: como jogador; `coach`: como técnico.',
  'body.record': 'O id do registro; nulo para um que ainda não existe.',
  'createMatch.edition': 'A temporada, como no campeonato: `2026` ou `2026-27`.',
  'createSuspension.edition': 'O id da edição em que a suspensão vale; nulo se é em todas.',
  'updateSuspension.edition': 'O id da edição em que a suspensão vale; nulo se é em todas.',
  'mergeRecords.from': 'O id do registro que deixa de existir.',
  'mergeRecords.into': 'O id do registro que fica.',
  'createTeam.kind': '`club`: um clube; `national`: uma seleção.',
  'updateTeam.kind': '`club`: um clube; `national`: uma seleção.',
  'createCompetition.kind': '`league`: liga, por pontos; `cup`: copa, com mata-mata; `friendly`: amistosos.',
  'updateCompetition.kind': '`league`: liga, por pontos; `cup`: copa, com mata-mata; `friendly`: amistosos.',
  'createStreaming.kind':
    'Como se assiste: `streaming`, pela internet; `open-tv`, TV aberta; `pay-tv`, TV paga; `pay-per-view`, pagando por jogo; `radio`, rádio.',
  'updateStreaming.kind':
    'Como se assiste: `streaming`, pela internet; `open-tv`, TV aberta; `pay-tv`, TV paga; `pay-per-view`, pagando por jogo; `radio`, rádio.',
  'createTransfer.kind':
    '`transfer`: compra; `loan`: empréstimo; `loanReturn`: volta de empréstimo; `free`: sem custo; `retirement`: fim da carreira.',
  'updateTransfer.kind':
    '`transfer`: compra; `loan`: empréstimo; `loanReturn`: volta de empréstimo; `free`: sem custo; `retirement`: fim da carreira.',
  'createAbsence.kind': '`injury`: lesão; `illness`: doença; `national-team`: na seleção; `other`: outro motivo.',
  'updateAbsence.kind': '`injury`: lesão; `illness`: doença; `national-team`: na seleção; `other`: outro motivo.',

  // What a write answers
  record: 'O registro inteiro, como a leitura o responde; nulo se ela não o mostra.',
  'Saved.version': 'A versão depois da escrita: com ela, `If-Match` protege a próxima.',
  'data.version': 'A versão depois da escrita: com ela, `If-Match` protege a próxima.',

  // A match
  homeScore: 'Os gols do mandante; nulo sem placar.',
  awayScore: 'Os gols do visitante; nulo sem placar.',
  halfTimeHome: 'Os gols do mandante no intervalo; nulo se não se sabe.',
  halfTimeAway: 'Os gols do visitante no intervalo; nulo se não se sabe.',
  extraTimeHome: 'Os gols do mandante ao fim da prorrogação; nulo se não houve.',
  extraTimeAway: 'Os gols do visitante ao fim da prorrogação; nulo se não houve.',
  penaltiesHome: 'As cobranças convertidas pelo mandante na disputa; nulo se não houve.',
  penaltiesAway: 'As cobranças convertidas pelo visitante na disputa; nulo se não houve.',
  awardedTo: 'A quem a decisão deu a vitória: `home`, ao mandante; `away`, ao visitante; `nobody`, a ninguém.',
  'coach.person': 'O id do técnico; nulo se só o nome é conhecido.',
  'starters.person': 'O id do jogador; nulo se só o nome é conhecido.',
  'bench.person': 'O id do jogador; nulo se só o nome é conhecido.',
  'officials.person': 'O id da pessoa; nulo se só o nome é conhecido.',
  'TeamSheet.coach': 'O técnico do time no jogo; nulo se não se sabe.',
  'TeamSheet.position':
    'A posição em campo: `goalkeeper`, goleiro; `defender`, defensor; `midfielder`, meia; `forward`, atacante. Nula se não se sabe.',
  'airings.streaming': 'O id do streaming ou canal.',
  'airings.url': 'O endereço em que o jogo passa; nulo se não se sabe.',
  'airings.statesIncluded': 'As siglas dos únicos estados em que esta transmissão passa; vazia: em todos.',
  'statistics.period':
    'A que parte do jogo os números são: `match`, ao jogo inteiro; `firstHalf` e `secondHalf`, a um tempo; os da prorrogação.',
  'LastLineup.match': 'O jogo em que o time entrou assim; nulo se não há um antes.',
  lineup: 'A escalação daquele jogo; nula se não há.',

  // The desk
  commands: 'As ordens, na sequência em que foram dadas.',
  outcomes: 'O que foi feito de cada ordem, na mesma sequência.',
  'outcomes.id': 'O id da ordem, dado por quem a mandou.',
  done: 'Verdadeiro se a ordem foi cumprida.',
  desk: 'A mesa depois das ordens.',
  leaving: 'Verdadeiro para quem sai da mesa.',
  'DeskView.match': 'O jogo da mesa.',
  'DeskView.players': 'Quem pode ser escolhido em um lance, por time.',
  'players.home': 'Os jogadores do mandante.',
  'players.away': 'Os jogadores do visitante.',
  'home.person': 'O jogador, por id e nome.',
  'home.position':
    'A posição em campo: `goalkeeper`, goleiro; `defender`, defensor; `midfielder`, meia; `forward`, atacante. Nula se não se sabe.',
  'away.position':
    'A posição em campo: `goalkeeper`, goleiro; `defender`, defensor; `midfielder`, meia; `forward`, atacante. Nula se não se sabe.',
  'away.person': 'O jogador, por id e nome.',
  'home.place': '`starter`: titular; `bench`: no banco; `squad`: do elenco, sem escalação.',
  'away.place': '`starter`: titular; `bench`: no banco; `squad`: do elenco, sem escalação.',
  'clocks.announced': 'Os minutos de acréscimo anunciados; nulo antes do anúncio.',
  'marks.id': 'O id da contagem.',
  'marks.kind':
    'O que foi contado: `shot`, finalização; `shotOnTarget`, no gol; `corner`, escanteio; `foul`, falta; `offside`, impedimento; `save`, defesa.',
  'marks.retracted': 'Verdadeiro se a contagem foi desfeita.',
  'operators.id': 'O id da mesa aberta: o da presença.',
  'operators.name': 'O nome de quem está na mesa.',
  'source.title': 'O nome da fonte que acompanha o jogo.',
  'source.state': '`following`: acompanhando; `waiting`: à espera do jogo; `ended`: encerrada.',
  'DeskOrder.mark':
    'O que é contado: `shot`, finalização; `shotOnTarget`, no gol; `corner`, escanteio; `foul`, falta; `offside`, impedimento; `save`, defesa.',
  'DeskOrder.player': 'O id do jogador do lance; nulo se não se sabe.',
  'DeskOrder.type': 'O tipo do lance: `goal`, gol; `yellow`, amarelo; `substitution`, substituição…',
  'DeskView.type': 'O tipo do lance: `goal`, gol; `yellow`, amarelo; `substitution`, substituição…',

  // The structure of an edition
  'EditionRow.phases': 'Quantas fases tem.',
  'EditionRow.teams': 'Quantos times participam.',
  'EditionRow.matches': 'Quantos jogos tem.',
  'EditionRow.name': 'O nome da edição: `2026` ou `2026/27`.',
  structure: 'A estrutura como ficou.',
  'StructurePhase.kind': '`league`: pontos corridos; `groups`: grupos; `knockout`: mata-mata.',
  'phases.kind': '`league`: pontos corridos; `groups`: grupos; `knockout`: mata-mata.',
  'StructurePhase.groups': 'Os grupos da fase.',
  entrants: 'Os times que participam da fase.',
  'entrants.team': 'O id do time.',
  pointsPerWin: 'Quantos pontos vale uma vitória.',
  pointsPerDraw: 'Quantos pontos vale um empate.',
  conduct: 'Quantos pontos disciplinares conta cada cartão, onde eles desempatam.',
  'conduct.yellow': 'Quantos conta um amarelo.',
  'conduct.secondYellow': 'Quantos conta uma expulsão por segundo amarelo.',
  'conduct.red': 'Quantos conta um vermelho direto.',
  'conduct.yellowAndRed': 'Quantos contam um amarelo e depois um vermelho direto.',
  legs: 'Quantos jogos tem um confronto: 1 ou 2.',
  'tie.awayGoals':
    'Quando gols fora desempatam: `never`, nunca; `ninetyMinutes`, nos noventa minutos; `extraTimeToo`, também na prorrogação.',
  'TieRules.awayGoals':
    'Quando gols fora desempatam: `never`, nunca; `ninetyMinutes`, nos noventa minutos; `extraTimeToo`, também na prorrogação.',
  extraTime: 'Verdadeiro se o empate leva à prorrogação.',
  whenLevel:
    'O que decide um empate: `penalties`, pênaltis; `replay`, outro jogo; `home` ou `away`, passa o mandante ou o visitante do último jogo.',
  'StructureTie.second': 'O id do segundo time do confronto; nulo enquanto não se sabe.',
  'StructureTie.first': 'O id do primeiro time do confronto; nulo enquanto não se sabe.',
  'StructureTie.rules': 'As regras deste confronto, se não são as da fase; nulas se são.',
  shape:
    'Como a zona é desenhada na tabela: `title`, título; `filled`, `outlined` e `tinted`, vagas; `risk`, perigo; `down`, rebaixamento. Nula: sem desenho.',
  metric: 'O que o critério compara: pontos, vitórias, saldo, gols…',
  'PlaceSource.kind':
    'De onde vem o time: `place`, de um lugar da tabela; `winner` e `loser`, vencedor ou perdedor de um confronto.',
  'FixturePlan.phase': 'O id da fase.',
  startDay: 'O dia da primeira rodada, `AAAA-MM-DD`.',
  'PlannedMatch.away': 'O visitante; nulo enquanto só o lugar dele é conhecido.',
  'PlannedMatch.home': 'O mandante; nulo enquanto só o lugar dele é conhecido.',
  homePlace: 'De que lugar vem o mandante, em palavras; nulo se o time é conhecido.',
  awayPlace: 'De que lugar vem o visitante, em palavras; nulo se o time é conhecido.',
  'replaceSuspensionRules.rules': 'As regras de suspensão da edição; nulas: nenhuma.',

  // What football says of a whole shape, where the name alone means something else
  'ChampionRow.champion': 'O time campeão.',
  'SeasonRow.champion': 'O time campeão; nulo se ainda não há.',
  'data.champion': 'O time campeão; nulo se ainda não há.',
  'Transfer.from': 'O time de que sai; nulo se não vem de um.',
  'Transfer.to': 'O time a que vai; nulo se não vai a um.',
  'TeamCourse.round': 'O número da rodada.',

  // Names and bulk edits
  add: 'O que acrescentar.',
  remove: 'O que tirar.',
  aliases: 'Outros nomes pelos quais a busca e as importações acham o registro.',
  'add.rivals': 'Os ids dos times rivais.',
  'remove.rivals': 'Os ids dos times que deixam de ser rivais.',
  'remove.formerNames': 'Os nomes antigos a tirar.',
}
