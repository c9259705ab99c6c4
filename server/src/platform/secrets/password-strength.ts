import type { PasswordRating } from '@meio-campo/contract'
import { PASSWORD } from '@meio-campo/contract/rules'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fieldError } from '../errors/app-error.ts'
import { footballWords } from './football-words.ts'

/** A score from 0 to 4. This one resists an attacker who may try a few times a minute for months. */
const ENOUGH = 2
/** Further characters make a password stronger, but the estimate slower. */
const ESTIMATED_CHARACTERS = 16

let loading: Promise<ZxcvbnFactory> | null = null

/** The estimator and its dictionaries take a second to load, so only a process that checks a password loads them. */
function load(): Promise<ZxcvbnFactory> {
  loading ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, common, portuguese] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-pt-br'),
    ])
    return new Factory({
      translations: portuguese.translations,
      graphs: common.adjacencyGraphs,
      // Leaves out large dictionaries that add little: they would stay in every worker's memory.
      dictionary: {
        passwords: common.dictionary['passwords-common'],
        words: portuguese.dictionary['commonWords-pt-br'],
        firstnames: portuguese.dictionary['firstnames-pt-br'],
        lastnames: portuguese.dictionary['lastnames-pt-br'],
        football: [...footballWords],
      },
    })
  })()
  return loading
}

/** Refuses a password that is easy to guess, even for an attacker who knows the person's name, e-mail or team. */
export async function refuseWeakPassword(password: string, about: readonly string[]): Promise<void> {
  const weakness = await findWeakness(password, about)
  if (weakness !== null) throw fieldError('password', weakness)
}

/** Why a password is easy to guess and what would help, in a sentence for a person; null for a strong one. */
export async function findWeakness(password: string, about: readonly string[]): Promise<string | null> {
  return (await ratePassword(password, about)).weakness
}

/**
 * The one estimate of how hard a password is to guess: the console shows it during typing, and the server decides by
 * it.
 */
export async function ratePassword(password: string, about: readonly string[]): Promise<PasswordRating> {
  if (Array.from(password).length < PASSWORD.min) return { strength: 0, weakness: TOO_SHORT }
  const estimator = await load()
  const words = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const { score, feedback } = estimator.check(password.slice(0, ESTIMATED_CHARACTERS), words)
  if (score >= ENOUGH) return { strength: score, weakness: null }
  const [hint] = feedback.suggestions
  const weakness = ['Esta senha é fácil de adivinhar.', feedback.warning, hint ?? OWN_HINT]
    .filter((sentence) => typeof sentence === 'string' && sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence!) ? sentence : `${sentence}.`))
    .join(' ')
  return { strength: score, weakness }
}

const OWN_HINT = 'Junte três ou quatro palavras que não combinam entre si.'
const TOO_SHORT = `Use pelo menos ${PASSWORD.min} caracteres.`
