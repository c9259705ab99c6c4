import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { refusalOf, type AppError } from '../../../platform/errors/app-error.ts'

/** For the token of a link that was used or is too old. */
export const deadToken = (info: string = errorVocabulary.invalid_token.info): AppError =>
  refusalOf('token', info, 'invalid_token')
