export interface Question {
  readonly id: string
  readonly question: string
  /** Markdown. */
  readonly answer: string
}

const ask = (id: string, question: string, answer: string): Question => ({ id, question, answer })

export const questions: readonly Question[] = [
  ask(
    'senha-guardada',
    'A minha senha fica guardada no navegador?',
    'Não. O que fica é uma senha própria do dispositivo, que só serve ali e pode ser desconectada. Veja [Entrar e dispositivos](/help?guia=entrar).',
  ),
  ask(
    'varios-aparelhos',
    'Posso entrar em vários aparelhos ao mesmo tempo?',
    'Sim, sem limite. Cada um aparece em [Configurações, Dispositivos](/settings?aba=dispositivos).',
  ),
  ask(
    'confirmar-email',
    'Preciso confirmar o meu e-mail?',
    'Não para usar o console. Confirmar prova que o endereço é seu: é por ele que a senha é recuperada. O link vale por três dias, e outro pode ser pedido em [Configurações, Perfil](/settings?aba=perfil).',
  ),
  ask(
    'trocar-email',
    'Como troco o e-mail da conta?',
    'Em [Configurações, Perfil](/settings?aba=perfil), com a senha atual. O endereço novo recebe um link de confirmação, e o antigo, um aviso.',
  ),
  ask(
    'foto',
    'Que foto posso usar no perfil?',
    'JPEG, PNG ou WebP de até 8 MB. Ela é recodificada, e o que a câmera escreveu no arquivo, como o local, não é guardado.',
  ),
  ask(
    'time',
    'Para que serve o time do coração?',
    'O escudo dele aparece no alto do menu, e os jogos, a posição na tabela e o próximo adversário vêm primeiro na [página inicial](/dashboard). É opcional e pode ser trocado em [Configurações, Perfil](/settings?aba=perfil).',
  ),
  ask(
    'escudos',
    'Por que os escudos não são os oficiais?',
    'São desenhados aqui, com as cores e a sigla de cada time. Escudos oficiais são marcas dos clubes.',
  ),
  ask(
    'chave',
    'Onde crio uma chave de API?',
    'Em [API, Chaves](/api?aba=chaves). O segredo aparece uma única vez. Veja [Primeira chamada em um minuto](/help?guia=primeira-chamada).',
  ),
  ask(
    'demonstracao',
    'O que são os dados de demonstração?',
    'O Torneio Meio-Campo, inventado para experimentar: clubes, estádios, pessoas e jogos que não existem, com uma partida ao vivo a qualquer hora. Todo o resto é futebol de verdade, com as fontes em “Fontes e licenças”, nesta página. O que é inventado leva a marca “Dados de demonstração” e, na API, `"demo": true`. Quem administra pode retirá-la em [Configurações, Manutenção](/settings?aba=manutencao).',
  ),
  ask(
    'fontes',
    'De onde vêm os dados de verdade?',
    'De conjuntos públicos: uma parte já vem com a instalação, e quem administra importa ou conecta outras fontes. Cada registro guarda as suas fontes, e o que duas fontes dizem diferente também. Veja [Importar dados](/help?guia=importar).',
  ),
  ask(
    'cobertura',
    'Por que um jogo não tem escalação ou lances?',
    'Porque nenhuma das fontes daquele jogo os traz. A página diz o que falta, e na API o campo `coverage` conta o que existe: lances, escalações e números.',
  ),
  ask(
    'cookies',
    'O console usa cookies?',
    'Não. O que fica no navegador está descrito na [política de privacidade](/institucional/privacy).',
  ),
  ask(
    'encerrar',
    'Como baixo os meus dados ou encerro a minha conta?',
    'Em [Configurações → Privacidade](/settings?aba=privacidade). O arquivo traz tudo o que guardamos de você. A conta é excluída sete dias depois do pedido, e até lá você pode mantê-la.',
  ),
]
