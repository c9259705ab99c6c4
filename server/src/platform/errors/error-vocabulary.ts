interface Entry {
  readonly status: number
  readonly title: string
  readonly info: string
}

const entry = (status: number, title: string, info: string): Entry => ({ status, title, info })

/** Every way the API can fail: the code programs branch on, the status, and the sentences people read. */
export const errorVocabulary = {
  invalid_input: entry(400, 'Confira os campos', 'Há campos que precisam de correção.'),
  malformed_request: entry(400, 'Pedido malformado', 'O que chegou não é um pedido HTTP válido.'),
  invalid_json: entry(400, 'Corpo inválido', 'O corpo da chamada não é um JSON válido.'),
  invalid_token: entry(400, 'Link inválido', 'Este link já foi usado ou venceu. Peça um novo.'),
  invalid_picture: entry(400, 'Imagem recusada', 'O arquivo não é uma imagem JPEG, PNG ou WebP válida.'),
  wrong_credentials: entry(401, 'Não foi possível entrar', 'E-mail ou senha incorretos.'),
  second_factor_required: entry(
    401,
    'Falta o segundo fator',
    'Digite o código do seu aplicativo ou um código de recuperação, ou entre com uma chave de acesso.',
  ),
  wrong_code: entry(
    401,
    'Código incorreto',
    'O código não confere, já foi usado ou venceu. Espere o próximo e tente de novo.',
  ),
  passkey_refused: entry(
    401,
    'Chave de acesso recusada',
    'Esta chave de acesso não é desta conta, foi removida ou demorou demais. Tente de novo.',
  ),
  no_session: entry(401, 'Sessão encerrada', 'Entre de novo para continuar.'),
  missing_key: entry(
    401,
    'Falta a chave',
    'Esta chamada pede uma chave de API, e nenhuma veio. Mande-a no cabeçalho `Authorization: Bearer` ou em `X-API-Key`; crie uma em API → Chaves.',
  ),
  malformed_authorization: entry(
    401,
    'Cabeçalho fora do formato',
    'O cabeçalho Authorization não está no formato `Bearer`, espaço, chave.',
  ),
  invalid_key: entry(
    401,
    'Chave desconhecida',
    'Esta chave não existe aqui. Confira se ela veio inteira e se é desta instalação; as suas estão em API → Chaves.',
  ),
  key_revoked: entry(
    401,
    'Chave revogada',
    'Esta chave foi revogada e não volta a valer. Crie outra em API → Chaves e troque-a no seu programa.',
  ),
  key_expired: entry(
    401,
    'Chave vencida',
    'A validade desta chave acabou. Crie outra em API → Chaves e troque-a no seu programa.',
  ),
  secret_replaced: entry(
    401,
    'Segredo trocado',
    'Esta chave ganhou outro segredo, e o prazo deste acabou. Use o segredo novo, ou troque-o de novo em API → Chaves.',
  ),
  misplaced_key: entry(
    403,
    'Chave no endereço errado',
    'Chaves de API valem em endereços que começam com /api/v1, sem nada antes.',
  ),
  key_in_address: entry(
    400,
    'Chave no endereço',
    'Endereços ficam em registros e históricos: mande a chave no cabeçalho Authorization, e troque esta.',
  ),
  missing_scope: entry(403, 'Escopo insuficiente', 'Esta chave não tem o escopo que a chamada pede.'),
  beyond_own_key: entry(
    403,
    'Mais do que esta chave pode',
    'Uma chave só cria, muda e troca o segredo de chaves que podem no máximo o que ela pode. Tire o que passa disso, ou faça no console.',
  ),
  session_only: entry(403, 'Só com sessão', 'Esta chamada não aceita chave de API: entre no console.'),
  origin_refused: entry(403, 'Origem recusada', 'Esta chave só vale nas páginas das origens que ela lista.'),
  address_refused: entry(403, 'Endereço recusado', 'Esta chave só vale a partir dos endereços IP que ela lista.'),
  forbidden: entry(403, 'Acesso negado', 'Sua conta não tem permissão para esta ação.'),
  other_user: entry(403, 'Acesso negado', 'Este endereço pertence a outra conta.'),
  second_factor_due: entry(
    403,
    'Ligue o segundo fator',
    'A administração exige um segundo fator desta conta. Ligue-o em Configurações → Segurança para continuar.',
  ),
  sharing_off: entry(
    403,
    'Cartões públicos desligados',
    'A administração ainda não liberou os cartões públicos. Ela os libera em Configurações → Site.',
  ),
  no_factor: entry(
    409,
    'Ligue primeiro o seu',
    'Para exigir um segundo fator da administração, ligue antes o da sua conta, em Configurações → Segurança.',
  ),
  required_factor: entry(
    409,
    'Segundo fator exigido',
    'A administração exige um segundo fator desta conta. Ligue outro antes de remover este.',
  ),
  too_many_passkeys: entry(
    409,
    'Chaves de acesso demais',
    'Remova uma chave de acesso que não usa mais antes de criar outra.',
  ),
  email_unconfirmed: entry(
    403,
    'Confirme o seu e-mail',
    'Para criar chaves e webhooks ou ligar um segundo fator, abra antes o link de confirmação que enviamos. Outro pode ser pedido em Configurações → Conta.',
  ),
  blocked: entry(403, 'Conta bloqueada', 'Esta conta foi bloqueada pela administração. Fale conosco em Contato.'),
  initial_password_ended: entry(
    403,
    'Senha inicial vencida',
    'A senha sorteada na instalação valia por sete dias. No servidor, `npm run recover-admin` dá um link para escolher a sua.',
  ),
  not_found: entry(404, 'Não encontrado', 'O endereço não existe ou foi removido.'),
  method_not_allowed: entry(405, 'Método não aceito', 'Este endereço não aceita este método.'),
  forgotten: entry(
    410,
    'Cursor antigo demais',
    'As mudanças desde este cursor já foram esquecidas. Leia tudo de novo e continue de `desde=agora`.',
  ),
  restored: entry(
    410,
    'Posição de antes de uma restauração',
    'O serviço voltou a uma cópia de segurança, e esta posição é de mudanças que não existem mais. Leia tudo de novo e continue de `desde=agora`.',
  ),
  unknown_position: entry(
    410,
    'Posição que ainda não existe',
    'Esta posição está adiante da última mudança: foi escrita à mão, ou veio de outro serviço. Leia tudo de novo e continue de `desde=agora`.',
  ),
  email_taken: entry(409, 'E-mail em uso', 'Já existe uma conta com este e-mail.'),
  last_admin: entry(
    409,
    'Última conta de administração',
    'É preciso haver pelo menos uma conta de administração ativa.',
  ),
  too_late: entry(409, 'Tarde demais', 'O prazo para manter esta conta terminou, e ela está sendo excluída.'),
  already_decided: entry(409, 'Já respondida', 'Esta sugestão já foi respondida.'),
  already_undone: entry(409, 'Já desfeita', 'Esta mudança já foi desfeita.'),
  changed_since: entry(409, 'Mudou de novo', 'Isto mudou de novo depois: desfaça antes a mudança mais nova.'),
  in_use: entry(409, 'Há o que dependa disto', 'Não dá para excluir enquanto houver o que dependa deste registro.'),
  not_the_same: entry(409, 'Não são o mesmo', 'Estes dois registros não podem ser o mesmo.'),
  copy_blocked: entry(
    409,
    'Há algo no lugar',
    'O lugar do que voltaria está ocupado. Nada foi restaurado; a cópia continua guardada.',
  ),
  already_restored: entry(409, 'Cópia já restaurada', 'Esta limpeza já foi desfeita.'),
  unreadable_secret: entry(
    409,
    'Segredo que não abre',
    'Isto foi guardado com outra SECRET_KEY e não pode ser lido com a de agora. Volte a ela, ou crie um segredo novo.',
  ),
  backup_under_way: entry(
    409,
    'Já em andamento',
    'Há uma cópia, verificação ou restauração em andamento. Espere que termine.',
  ),
  in_progress: entry(
    409,
    'Ainda em andamento',
    'A mesma chamada já está sendo feita. Espere a resposta dela antes de repetir.',
  ),
  stale: entry(
    412,
    'Alguém mudou antes',
    'Outra pessoa mudou este registro depois que você o abriu. Confira o que mudou e grave de novo.',
  ),
  key_reused: entry(422, 'Chave repetida', 'Esta Idempotency-Key já foi usada em outra chamada.'),
  body_too_slow: entry(
    408,
    'Envio lento demais',
    'O corpo da chamada não chegou a tempo. Confira a conexão e tente de novo.',
  ),
  too_large: entry(413, 'Envio grande demais', 'O que foi enviado passa do tamanho permitido.'),
  unsupported_media: entry(415, 'Formato não aceito', 'Envie JSON, ou um arquivo onde um arquivo é pedido.'),
  too_many_keys: entry(409, 'Chaves demais', 'Revogue uma chave que não usa mais antes de criar outra.'),
  too_many_webhooks: entry(409, 'Webhooks demais', 'Exclua um webhook que não usa mais antes de criar outro.'),
  too_many_calendars: entry(
    409,
    'Calendários demais',
    'Revogue um calendário que não usa mais antes de assinar outro.',
  ),
  too_many_browsers: entry(
    409,
    'Navegadores demais',
    'Desligue as notificações em um navegador antes de ligar em outro.',
  ),
  too_many_saved_views: entry(409, 'Visões demais', 'Exclua uma visão que não usa mais antes de salvar outra.'),
  too_many_followed: entry(
    409,
    'Acompanhamentos demais',
    'Deixe de acompanhar alguma coisa antes de acompanhar outra.',
  ),
  quota_exceeded: entry(429, 'Cota esgotada', 'A cota desta chave acabou por agora.'),
  too_many: entry(429, 'Muitas tentativas', 'Espere um pouco antes de tentar de novo.'),
  internal: entry(500, 'Erro interno', 'Algo falhou do nosso lado. Tente de novo em instantes.'),
  unavailable: entry(503, 'Serviço indisponível', 'O serviço não está pronto. Tente de novo em instantes.'),
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorVocabulary
