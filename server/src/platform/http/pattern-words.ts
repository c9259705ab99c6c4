import { EMAIL_PATTERN, hasUnseen, NAME, NOT_BLANK, ONE_LINE, sentences } from '@meio-campo/contract/rules'

/** What a text must look like, by the pattern that the contract has for it. A test asks for every pattern there is. */
const words: Readonly<Record<string, string>> = {
  [NOT_BLANK]: sentences.required,
  [ONE_LINE]: sentences.required,
  [NAME.pattern]: sentences.atLeast(NAME.min),
  [EMAIL_PATTERN]: sentences.email,
  '^[0-9]{4}(-[0-9]{2})?$': 'Use uma temporada, como 2026 ou 2026-27.',
  '^(18[5-9]|19[0-9]|2[01][0-9])[0-9](-[0-9]{2})?$': 'Use uma temporada de 1850 a 2199, como 2026 ou 2026-27.',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'Use horas e minutos, como 22:30.',
  '^[A-Z]{2}(-[A-Z]{3})?$': 'Use o código do país, como BR, AR ou GB-ENG.',
  '^[A-Z]{2}$': 'Use a sigla do estado, como BA.',
  '^[A-Z]{3}$': 'Use o código da moeda, como BRL.',
  '^#[0-9a-f]{6}$': 'Use uma cor em seis dígitos hexadecimais minúsculos, como #1a2b3c.',
  '^[a-z]{1,30}$': 'Use só letras minúsculas sem acento, como instagram.',
  '^[a-z]{1,30}\\.[a-zA-Z]{1,40}$': 'Use o tipo e o campo do registro, como team.city.',
  '^[a-zA-Z]{1,30}:[a-z0-9_]{1,200}$': 'Use o tipo e o id do registro, como team:santos.',
  '^[a-zA-Z]{1,40}$': 'Use o nome de um campo, como founded, ou id.',
  '^[a-zA-Z_]{1,40}$': 'Use o nome de um campo, como kickoff.',
  '^[0-9]{1,18}$': 'Use um id, que aqui é um número.',
  '^[a-z0-9-]{1,60}$': 'Use um id, como openfootball-txt: letras minúsculas sem acento, números e hífens.',
  '^sh_[A-Za-z0-9_-]{1,60}$': 'Use o id de uma planilha, que começa por sh_.',
  '^cx_[A-Za-z0-9_-]{1,60}$': 'Use o id de uma conexão, que começa por cx_.',
  '^im_[A-Za-z0-9_-]{1,60}$': 'Use o id de um arquivo enviado, que começa por im_.',
  '^(?:|ca-pub-[0-9]{10,20})$': 'Use o código do AdSense, como ca-pub-1234567890123456, ou deixe vazio.',
  '^[0-9]{4,20}$': 'Use o número do bloco, de 4 a 20 dígitos.',
  '^https?://': 'Use um endereço que comece por https:// ou http://.',
  '^[!-~]+$': 'Use a chave como a fonte a deu: letras, números e sinais, sem espaço e sem acento.',
  '^[A-Za-z0-9_-]{1,20}$': 'Use os códigos que a fonte dá aos campeonatos, como BSA.',
  '^[A-Za-z0-9_=-]+$': 'Use o valor em base64url, como o navegador o deu.',
  '^[A-Za-z0-9_-]{87}={0,2}$': 'Use a chave p256dh da inscrição, como o navegador a deu.',
  '^[A-Za-z0-9_-]{22}={0,2}$': 'Use a chave auth da inscrição, como o navegador a deu.',
}

/** The patterns of ids: `^[a-z0-9_]+$`, with or without a length. */
const SLUG = /^\^\[a-z0-9_\](\+|\{\d+,\d+\})\$$/

/** Patterns that refuse invisible characters, an error that needs its own sentence. */
const visible = new Set([NAME.pattern, ONE_LINE])

export function patternWords(pattern: string, value?: unknown): string | null {
  if (visible.has(pattern) && typeof value === 'string' && hasUnseen(value)) return sentences.oneLine
  if (Object.hasOwn(words, pattern)) return words[pattern]!
  return SLUG.test(pattern) ? 'Use um id, como santos: letras minúsculas sem acento, números e _.' : null
}
