export interface Term {
  readonly term: string
  readonly meaning: string
}

/** In alphabetical order, as one would look. */
export const glossary: readonly Term[] = [
  { term: 'Administração', meaning: 'Quem instalou e mantém este endereço, e as contas com essa permissão.' },
  { term: 'Auditoria', meaning: 'O registro de quem fez o quê e quando, em ações de administração e de segurança.' },
  {
    term: 'Cobertura',
    meaning: 'O que existe de um jogo além do placar: lances, escalações e números.',
  },
  { term: 'Cópia', meaning: 'O que uma limpeza guarda por 30 dias, para que possa ser desfeita.' },
  { term: 'Cursor', meaning: 'O marcador que leva à página seguinte de uma lista.' },
  { term: 'Demonstração', meaning: 'Pessoas e jogos inventados, marcados como tal, para experimentar o serviço.' },
  { term: 'Dispositivo', meaning: 'Um navegador que entra sozinho, com uma senha só dele.' },
  {
    term: 'Divergência',
    meaning: 'Duas fontes que dizem coisas diferentes do mesmo registro. As duas ficam guardadas.',
  },
  { term: 'Entrega', meaning: 'Um evento a caminho de um webhook, com todas as suas tentativas.' },
  { term: 'error.Exit', meaning: 'A parte de um erro que o console mostra em um aviso: título e frase.' },
  { term: 'ETag', meaning: 'A impressão digital de uma resposta; serve para saber se ela mudou.' },
  { term: 'Fluxo ao vivo', meaning: 'Uma conexão que fica aberta e conta cada evento quando ele acontece.' },
  { term: 'Fonte', meaning: 'O conjunto de dados, ou a pessoa, que disse o que está em um registro.' },
  { term: 'Número da chamada', meaning: 'O código de X-Request-Id, que identifica uma resposta nos registros.' },
  { term: 'OpenAPI', meaning: 'O padrão em que a referência da API é publicada, legível por pessoas e programas.' },
  { term: 'Outbox', meaning: 'A pasta onde ficam os e-mails quando não há servidor de e-mail configurado.' },
  { term: 'Processo', meaning: 'Cada uma das partes do servidor que atendem a API em paralelo.' },
  { term: 'Sessão', meaning: 'O tempo em que um token vale: uma hora, renovada enquanto é usada.' },
  { term: 'Simulação', meaning: 'Um jogo encerrado que acontece de novo, só para quem pediu e marcado como teste.' },
  { term: 'Slug', meaning: 'Um nome sem acentos, em minúsculas, usado em endereços: são paulo vira sao_paulo.' },
  { term: 'Temporada', meaning: 'A edição de um campeonato, como 2024 ou 2018-19.' },
  { term: 'Token', meaning: 'O código que prova, a cada chamada, quem está chamando.' },
  { term: 'Webhook', meaning: 'Um endereço seu que é chamado a cada evento escolhido.' },
]
