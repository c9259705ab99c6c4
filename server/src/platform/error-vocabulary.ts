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
  no_session: entry(401, 'Sessão encerrada', 'Entre de novo para continuar.'),
  forbidden: entry(403, 'Acesso negado', 'Sua conta não tem permissão para esta ação.'),
  other_user: entry(403, 'Acesso negado', 'Este endereço pertence a outra conta.'),
  blocked: entry(403, 'Conta bloqueada', 'Esta conta foi bloqueada pela administração. Fale conosco em Contato.'),
  not_found: entry(404, 'Não encontrado', 'O endereço não existe ou foi removido.'),
  forgotten: entry(
    410,
    'Cursor antigo demais',
    'As mudanças desde este cursor já foram esquecidas. Leia tudo de novo e continue de `desde=agora`.',
  ),
  email_taken: entry(409, 'E-mail em uso', 'Já existe uma conta com este e-mail.'),
  last_admin: entry(
    409,
    'Última conta de administração',
    'É preciso haver pelo menos uma conta de administração ativa.',
  ),
  already_restored: entry(409, 'Cópia já restaurada', 'Esta limpeza já foi desfeita.'),
  in_progress: entry(
    409,
    'Ainda em andamento',
    'A mesma chamada já está sendo feita. Espere a resposta dela antes de repetir.',
  ),
  key_reused: entry(422, 'Chave repetida', 'Esta Idempotency-Key já foi usada em outra chamada.'),
  too_large: entry(413, 'Envio grande demais', 'O que foi enviado passa do tamanho permitido.'),
  unsupported_media: entry(415, 'Formato não aceito', 'Envie JSON, ou um arquivo onde um arquivo é pedido.'),
  too_many: entry(429, 'Muitas tentativas', 'Espere um pouco antes de tentar de novo.'),
  internal: entry(500, 'Erro interno', 'Algo falhou do nosso lado. Tente de novo em instantes.'),
  unavailable: entry(503, 'Serviço indisponível', 'O serviço não está pronto. Tente de novo em instantes.'),
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorVocabulary
